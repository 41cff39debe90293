/**
 * Phrases that are read as one word. Each line: class, then any of `concept:x`, `cue:x`, `not` (says the opposite), `light`, a colon, and the
 * phrases that are read so.
 * Words are base forms: `give up` also stands for gave up and giving up.
 */
export const phrases = `
negation cue:ended: no longer; no more; not any more; not any longer
adverb cue:ended: any more; any longer; anymore
adverb cue:now: from now on; as of now; as of today; for now; right now; at the moment; these day; nowadays; now; currently; lately; henceforth
adverb cue:now: going forward; in future; in the future; starting <date>; beginning <date>; effective <date>; as of <date>; as of this month
adverb cue:now: as of this week; as of this year; from <date> on; from here on; starting next week; starting next month; starting this week
adverb cue:now: effective immediately; by now
adverb cue:instead: instead
preposition cue:instead: instead of; rather than; in place of; in lieu of
adverb cue:corrected: actually; correction; to correct; after all; turn out; it turn out; as it turn out; in fact; my mistake; my bad; scratch that
adverb cue:corrected: strike that; i mean; i be wrong; that be wrong; i be mistaken; i mix that up; i mix it up; i get that wrong; i misspeak
adverb cue:corrected: contrary to what i say
adverb cue:additive: also; too; as well; in addition; additionally; furthermore; moreover; not only; not just
conjunction cue:additive: as well as
preposition cue:additive: besides; in addition to; on top of; apart from; alongside
determiner cue:additive: another
modal cue:past: used to
adverb cue:past: formerly; previously; originally; in the past; back then; back when; at the time; as a child; as a kid
adverb light: ago; yesterday; last year; last month; last summer; last winter; last week; last night; most of all; closer to; do not forget to
adverb light: do not forget; never forget to; do not hesitate to; make sure to; make sure; be sure to; remember to; remember that; note that
adverb light: keep in mind that; no doubt; no problem; no matter; at all; of course; for example; by the way; for the record; to be honest
adverb light: as you know; fyi; believe it or not; i think; i believe; i guess; i know
modal cue:tentative: might; may; be about to
adverb cue:tentative: maybe; perhaps; possibly; probably; not sure; someday; one day; almost; be suppose to; sooner or later; not necessarily
verb cue:tentative: consider; think about; think of; plan to; plan on; hope to; hope for; want to; wish to; would like to; would love to; intend to
verb cue:tentative: try to; toy with; dream of; look into; seem to; be tempt to; fill in for
adverb cue:hypothetical: i wish; if only; what if; suppose; imagine; let us say
preposition cue:excepting: except; except for; other than
subordinator cue:excepting: unless; only when
adverb cue:excepting: apart
determiner cue:partly: half of; one of; two of; three of; some of; part of; most of; many of; few of; each of
adverb: all day
determiner: all of; a lot of; lot of; a couple of; a pair of; quite a few
adverb cue:again: again; once more
verb concept:lead cue:handover: take over; take over from; succeed
verb cue:handover: replace; step in for; hand over; pass on
verb cue:ended: give up; give up on; stop; quit; cease; cancel; call off; drop; ditch; scrap; abandon; discontinue; terminate; end; expire; lapse
verb cue:ended: sell; give away; throw away; throw out; get rid of; do away with; say goodbye to; remove; uninstall; unsubscribe; unsubscribe from
verb cue:ended: unsubscribe me from; resign from; retire from; drop out of; back out of; pull out of; opt out of; move away from; get shot of
verb cue:ended: be done with; be through with; be over with; grow out of; outgrow; cut out; phase out; shut down; wind down; leave; have enough of
verb cue:ended: have have enough of; part way with; pull the plug on; bail on; break off; let go of; trade in; fall through; be history; be gone
verb cue:ended: be steal; be dead; be a thing of the past; be off the table; say no to; opt out; back out; drop out; give notice at
verb cue:ended: hand in my notice at; split up; break up; separate from; get off; take off; strike off; cross off; lay off from; lay off; fire from
verb cue:ended: let go from; get over; get past; kick the habit; kick the; lose my job at; close down; move out of; sign off from; sunset; retire
verb cue:ended: bow out of; step down as; step down from; resign as; trash; delete; detach; lose; break up with; split up with; pass away; die
verb cue:ended: abolish; revoke; have get rid of; have get over; have get past
verb concept:donate: donate
verb concept:like not: be sick of; be tired of; be fed up with; can not stand; could not stand; can not bear; can not tolerate; be not a fan of
verb concept:like not: be not into; get on my nerve; drive me crazy; annoy me; bother me; irritate me; distract me; stress me out
verb cue:ended concept:like: get tired of; get bored of; lose interest in; fall out of love with
verb concept:join not: can not make
verb concept:join: make it to
either cue:changed: hit; reach; move; shift; delay; change; switch; upgrade; update; increase; lift; cut; decrease; slip; fall
verb concept:trust not: lose trust in; lose faith in
modal: feel free to; have get to; have to; need to; be able to; get to
verb concept:like: warm up to; warm to; come around to; come round to; take to; grow to like; learn to like; can not do without; can not live without
verb concept:like: can not get enough of; be a fan of; be a big fan of; be a huge fan of; be into; be big on; be fond of; be keen on; be crazy about
verb concept:like: be fine with; be ok with; be okay with; be happy with; be fine with me; be ok with me; do not mind; not mind; like well; like good
verb concept:like: nothing beat
verb concept:love: grow to love; learn to love
verb concept:end: hand in
verb concept:assign cue:changed: reassign
verb cue:ended concept:reside: move out
either cue:ended: dump
verb concept:allow: lift the ban on; be allow to
verb cue:ended concept:enable: turn off; switch off; deactivate; disable
verb concept:enable: turn on; switch on
verb cue:negates: leave out; stay away from; steer clear of; keep away from; avoid; refuse; refuse to; decline; skip; omit; fail to
verb cue:negates concept:have: lack
verb cue:negates concept:include: exclude
verb concept:look forward: can not wait
adverb concept:like not: be not my thing
adverb concept:insignificant: not significantly
adjective concept:insignificant: no significant; not significant
preposition concept:until: no later than
adverb concept:at most: no more than; at most; up to
adverb concept:at least: no less than; at least
adverb concept:more than: more than
adverb concept:less than: less than
negation concept:not: not yet
negation: not at all
verb concept:wake: wake up; get up
verb concept:bed: go to bed
verb light: take place
be concept:name: be call; be name
verb concept:name: know as; go by
have concept:have light: have get
verb concept:login: log in; log on; sign in; log into; sign into
noun concept:timezone: time zone
noun concept:birthday: date of birth; birth date
noun concept:deadline: due date
verb concept:deadline: be due
noun concept:phone number: phone number; cell number; mobile number; telephone number
noun concept:email: email address; mail address
either concept:email: e mail
noun concept:address: home address; street address
adjective concept:oncall: on call
adjective concept:fulltime: full time
adjective concept:parttime: part time
adjective concept:lefthanded: left handed
adjective concept:righthanded: right handed
adjective concept:in progress: in progress; work in progress
adjective concept:in review: in review
adjective concept:paused: on hold
adjective concept:on track: on track
adjective concept:underway: on its way; on the way; out for delivery
adjective concept:broken: out of order; out of service
adjective concept:sold out: out of stock
adjective concept:available: in stock
adjective concept:todo: to do
adjective concept:in a relationship: in a relationship
verb concept:married cue:changed: tie the knot; get marry
verb concept:engaged cue:changed: get engage
verb concept:divorced cue:changed: get divorce
verb concept:train: be training for
verb concept:born: be born
verb concept:slow: slow down
verb concept:begin: fire up
verb concept:set: set up
verb concept:find: find out
verb concept:seek: look for
verb concept:care: look after
verb concept:handle: take care of; be responsible for
verb concept:lead: be in charge of; be the lead of
adjective concept:allergic: allergic to; intolerant to
adjective concept:sensitive: sensitive to
preposition: next to; such as
preposition concept:front: in front of
subordinator: because of; due to; thanks to; so that; even though; as long as; as soon as; in order to; in case
verb cue:changed: go up; go down; come down; put off; push back; push out; bring forward; move up; move back; put back; move over; switch over; push
verb cue:changed: postpone; reschedule; convert; migrate; relocate; transition; downgrade; raise; bump; lower; reduce; extend; shorten; rename
verb cue:changed: rewrite; rise; grow; shrink; drop to; be down to; be up to; be down from; turn into; become; promote; trade; swap; exchange
verb concept:renew: renew
verb cue:says: say; tell me; claim; tell us; write that; report that
verb: mention
preposition cue:says: accord to
`;

/** Verbs whose particle may follow the object: turn the alarm off. */
export const separable = `turn off|switch off|turn on|switch on|call off|give up|put off|push back|bring forward|leave out|move up|throw away|throw out|give away|shut down|phase out|cut out|wake up|put back|get off|take off|strike off|cross off|hand over|pass on|split up`;
