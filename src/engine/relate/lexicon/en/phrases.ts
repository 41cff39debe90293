/**
 * Phrases that are read as one word. Each line: class, then any of `concept:x`, `cue:x`, `not` (says the opposite), `light`, a colon, and the
 * phrases that are read so.
 * Words are base forms: `give up` also stands for gave up and giving up.
 */
export const phrases = `
negation cue:ended: no longer; no more; not any more; not any longer
adverb cue:ended: any more; any longer; anymore
adverb cue:now: from now on; as of now; for now; right now; at the moment; these day; nowadays; now; currently; lately
adverb cue:now: going forward; in future; in the future; starting <date>; beginning <date>; effective <date>; as of <date>
adverb cue:now: from <date> on; from here on
adverb cue:now: by now
adverb cue:instead: instead
preposition cue:instead: instead of; rather than; in place of
adverb cue:corrected: actually; correction; to correct; after all; turn out; it turn out; in fact; my mistake; my bad; scratch that
adverb cue:corrected: i mean to say; i mean; no wait; no no; work better; be a better fit
adverb light: thank god; thank goodness
noun concept:cafe: coffee shop; coffee place; coffee bar
adverb cue:corrected: i be wrong; that be wrong; i be mistaken; i mix that up; i get that wrong
adverb cue:additive: also; too; as well; in addition; additionally; furthermore; moreover; not only; not just
conjunction cue:additive: as well as
preposition cue:additive: besides; in addition to; on top of; apart from; alongside
determiner cue:additive: another
modal cue:past: used to
adverb cue:past: formerly; previously; originally; in the past; back then; back when; as a child; as a kid
adverb light: ago; yesterday; last year; last month; last summer; last winter; last autumn; last spring; last weekend; last week; last night; closer to; do not forget to
adverb light: do not forget; never forget to; do not hesitate to; make sure to; make sure; be sure to; remember to; remember that; note that
adverb light: keep in mind that; at all; of course; for example; by the way; for the record; to be honest
adverb light: believe it or not; i think; i believe; i know
modal cue:tentative: might; may; be about to
adverb cue:tentative: maybe; perhaps; possibly; probably; not sure; someday; one day; almost; not necessarily
verb cue:tentative: consider; think about; think of; plan to; plan on; hope to; hope for; want to; wish to; would like to; would love to; intend to
verb cue:tentative: try to; dream of; look into; seem to; fill in for
adverb cue:hypothetical: i wish; if only; what if; suppose; imagine; let us say
preposition cue:excepting: except; except for; other than
subordinator cue:excepting: unless; only when
adverb cue:excepting: apart
determiner cue:partly: half of; one of; two of; three of; some of; part of; most of; many of; few of; each of
determiner: all of; a lot of; a couple of
adverb cue:again: again; once more
verb concept:lead cue:handover: take over; take over from; succeed
verb cue:handover: replace; hand over; pass on
verb cue:ended: give up; give up on; dump; axe; stop; quit; cease; cancel; call off; drop; ditch; scrap; abandon; discontinue; terminate; end; expire; lapse
verb cue:ended: sell; give away; throw away; throw out; get rid of; remove; uninstall; unsubscribe; unsubscribe from; unsubscribe me from
verb cue:ended: resign from; retire from; drop out of; pull out of; opt out of; move away from
verb cue:ended: be done with; be through with; grow out of; outgrow; cut out; phase out; shut down; leave; have enough of
verb cue:ended: break off; let go of; trade in; fall through; be gone
verb cue:ended: be steal; be dead; be off the table; say no to; drop out
verb cue:ended: split up; break up; separate from; get off; take off; lay off; lay off from; fire from
verb cue:ended: get over; lose my job at; close down; move out of; retire
verb cue:ended: step down as; step down from; resign as; delete; lose; break up with; split up with; pass away; die
verb cue:ended: revoke; have get rid of; have get over
verb concept:donate: donate
verb concept:like not: be sick of; be tired of; be fed up with; can not stand; can not bear; can not tolerate; be not a fan of
verb concept:like not: be not into; annoy me; bother me; irritate me; distract me
verb cue:ended concept:like: get tired of; get bored of; lose interest in
verb concept:join not: can not make
verb concept:join: make it to
either cue:changed: hit; reach; move; shift; delay; change; switch; upgrade; update; increase; lift; cut; decrease; slip; fall
filler: let us
modal: feel free to; have get to; have to; need to; be able to; get to
verb concept:like: warm up to; come around to; take to; can not do without; can not live without
verb concept:like: be a fan of; be into; be fond of; be keen on; be crazy about
verb concept:like: be fine with; be ok with; be okay with; do not mind; not mind
verb concept:love: grow to love; learn to love
verb concept:end: hand in
verb concept:assign cue:changed: reassign
verb cue:ended concept:reside: move out
verb concept:allow: be allow to
verb cue:ended concept:enable: turn off; switch off; deactivate; disable
verb concept:enable: turn on; switch on
verb cue:negates: leave out; stay away from; steer clear of; keep away from; avoid; refuse; refuse to; decline; skip; omit; fail to
verb cue:negates concept:have: lack
verb cue:negates concept:include: exclude
verb concept:look forward: can not wait
verb concept:like not: be not my thing; be not my cup of tea; be no fan of
verb cue:ended concept:like: grow tired of; grow weary of; go off; lose faith in; lose all faith in; fall out of love with
preposition concept:until: no later than
adverb concept:at most: up to
adverb concept:at least: at least
adverb concept:more than: more than
adverb concept:less than: less than
negation concept:not: not yet
negation: not at all
verb concept:wake: wake up; get up
verb concept:bed: go to bed
verb light: take place
be concept:name: be call; be name
verb concept:name: go by
have concept:have light: have get
verb concept:login: log in; log on; sign in; log into; sign into
noun concept:timezone: time zone
noun concept:birthday: date of birth; birth date
noun concept:deadline: due date
verb concept:deadline: be due
noun concept:phone number: phone number; mobile number
noun concept:email: email address
noun concept:address: home address
adjective concept:oncall: on call
adjective concept:fulltime: full time
adjective concept:parttime: part time
adjective concept:lefthanded: left handed
adjective concept:righthanded: right handed
adjective concept:in progress: in progress
adjective concept:in review: in review
adjective concept:paused: on hold
adjective concept:on track: on track
adjective concept:underway: on its way; on the way; out for delivery
adjective concept:broken: out of order
adjective concept:sold out: out of stock
adjective concept:available: in stock
adjective concept:todo: to do
adjective concept:in a relationship: in a relationship
verb concept:married cue:changed: tie the knot; get marry
verb concept:engaged cue:changed: get engage
verb concept:divorced cue:changed: get divorce
verb concept:train: be training for
verb concept:born: be born
verb concept:set: set up
verb concept:find: find out
verb concept:seek: look for
verb concept:care: look after
verb concept:work: do for a living
verb concept:handle: take care of; be responsible for
verb concept:lead: be in charge of
adjective concept:allergic: allergic to; intolerant to
adjective concept:sensitive: sensitive to
preposition: next to; such as
preposition concept:front: in front of
subordinator: because of; due to; thanks to; so that; even though; as long as; as soon as; in case
verb cue:changed: go up; go down; come down; put off; push back; bring forward; move up; move back; move over; switch over; push
verb cue:changed: postpone; reschedule; convert; migrate; relocate; transition; downgrade; raise; bump; lower; reduce; extend; shorten; rename
verb cue:changed: rewrite; rise; grow; shrink; drop to; be down to; be up to; turn into; become; promote; trade; swap; exchange
verb concept:renew: renew
verb cue:says: say; tell me; claim; tell us
verb: mention
preposition cue:says: accord to
`;

/** Verbs whose particle may follow the object: turn the alarm off. */
export const separable = `turn off|switch off|turn on|switch on|call off|give up|put off|push back|bring forward|leave out|move up|throw away|throw out|give away|shut down|phase out|cut out|wake up|get off|take off|hand over|pass on|split up`;
