/**
 * Phrases that are read as one word. Each line: words | class | then any of `concept:x`, `cue:x`, `not` (says the opposite), `light`.
 * Words are base forms: `give up` also stands for gave up and giving up.
 */
export const phrases = `
no longer | negation | cue:ended
no more | negation | cue:ended
not any more | negation | cue:ended
not any longer | negation | cue:ended
any more | adverb | cue:ended
any longer | adverb | cue:ended
anymore | adverb | cue:ended
from now on | adverb | cue:now
as of now | adverb | cue:now
as of today | adverb | cue:now
for now | adverb | cue:now
right now | adverb | cue:now
at the moment | adverb | cue:now
these day | adverb | cue:now
nowadays | adverb | cue:now
now | adverb | cue:now
currently | adverb | cue:now
lately | adverb | cue:now
henceforth | adverb | cue:now
going forward | adverb | cue:now
in future | adverb | cue:now
in the future | adverb | cue:now
starting <date> | adverb | cue:now
beginning <date> | adverb | cue:now
effective <date> | adverb | cue:now
as of <date> | adverb | cue:now
as of this month | adverb | cue:now
as of this week | adverb | cue:now
as of this year | adverb | cue:now
from <date> on | adverb | cue:now
from here on | adverb | cue:now
starting next week | adverb | cue:now
starting next month | adverb | cue:now
starting this week | adverb | cue:now
effective immediately | adverb | cue:now
by now | adverb | cue:now
instead | adverb | cue:instead
instead of | preposition | cue:instead
rather than | preposition | cue:instead
in place of | preposition | cue:instead
in lieu of | preposition | cue:instead
actually | adverb | cue:corrected
correction | adverb | cue:corrected
to correct | adverb | cue:corrected
after all | adverb | cue:corrected
turn out | adverb | cue:corrected
it turn out | adverb | cue:corrected
as it turn out | adverb | cue:corrected
in fact | adverb | cue:corrected
my mistake | adverb | cue:corrected
my bad | adverb | cue:corrected
scratch that | adverb | cue:corrected
strike that | adverb | cue:corrected
i mean | adverb | cue:corrected
i be wrong | adverb | cue:corrected
that be wrong | adverb | cue:corrected
i be mistaken | adverb | cue:corrected
i mix that up | adverb | cue:corrected
i mix it up | adverb | cue:corrected
i get that wrong | adverb | cue:corrected
i misspeak | adverb | cue:corrected
contrary to what i say | adverb | cue:corrected
also | adverb | cue:additive
too | adverb | cue:additive
as well | adverb | cue:additive
as well as | conjunction | cue:additive
besides | preposition | cue:additive
in addition | adverb | cue:additive
in addition to | preposition | cue:additive
on top of | preposition | cue:additive
apart from | preposition | cue:additive
alongside | preposition | cue:additive
additionally | adverb | cue:additive
furthermore | adverb | cue:additive
moreover | adverb | cue:additive
another | determiner | cue:additive
used to | modal | cue:past
formerly | adverb | cue:past
previously | adverb | cue:past
originally | adverb | cue:past
in the past | adverb | cue:past
back then | adverb | cue:past
back when | adverb | cue:past
ago | adverb | light
yesterday | adverb | light
last year | adverb | light
last month | adverb | light
last summer | adverb | light
last winter | adverb | light
last week | adverb | light
last night | adverb | light
at the time | adverb | cue:past
as a child | adverb | cue:past
as a kid | adverb | cue:past
might | modal | cue:tentative
may | modal | cue:tentative
maybe | adverb | cue:tentative
perhaps | adverb | cue:tentative
possibly | adverb | cue:tentative
probably | adverb | cue:tentative
consider | verb | cue:tentative
think about | verb | cue:tentative
think of | verb | cue:tentative
plan to | verb | cue:tentative
plan on | verb | cue:tentative
hope to | verb | cue:tentative
hope for | verb | cue:tentative
want to | verb | cue:tentative
wish to | verb | cue:tentative
would like to | verb | cue:tentative
would love to | verb | cue:tentative
intend to | verb | cue:tentative
try to | verb | cue:tentative
toy with | verb | cue:tentative
dream of | verb | cue:tentative
look into | verb | cue:tentative
not sure | adverb | cue:tentative
someday | adverb | cue:tentative
one day | adverb | cue:tentative
almost | adverb | cue:tentative
be suppose to | adverb | cue:tentative
seem to | verb | cue:tentative
be tempt to | verb | cue:tentative
be about to | modal | cue:tentative
sooner or later | adverb | cue:tentative
i wish | adverb | cue:hypothetical
if only | adverb | cue:hypothetical
what if | adverb | cue:hypothetical
suppose | adverb | cue:hypothetical
imagine | adverb | cue:hypothetical
let us say | adverb | cue:hypothetical
except | preposition | cue:excepting
except for | preposition | cue:excepting
unless | subordinator | cue:excepting
other than | preposition | cue:excepting
apart | adverb | cue:excepting
only when | subordinator | cue:excepting
half of | determiner | cue:partly
one of | determiner | cue:partly
two of | determiner | cue:partly
three of | determiner | cue:partly
some of | determiner | cue:partly
most of all | adverb | light
all day | adverb
part of | determiner | cue:partly
most of | determiner | cue:partly
many of | determiner | cue:partly
few of | determiner | cue:partly
each of | determiner | cue:partly
all of | determiner
again | adverb | cue:again
once more | adverb | cue:again
take over | verb | concept:lead cue:handover
take over from | verb | concept:lead cue:handover
succeed | verb | concept:lead cue:handover
replace | verb | cue:handover
fill in for | verb | cue:tentative
step in for | verb | cue:handover
give up | verb | cue:ended
give up on | verb | cue:ended
stop | verb | cue:ended
quit | verb | cue:ended
cease | verb | cue:ended
cancel | verb | cue:ended
call off | verb | cue:ended
drop | verb | cue:ended
ditch | verb | cue:ended
scrap | verb | cue:ended
abandon | verb | cue:ended
discontinue | verb | cue:ended
terminate | verb | cue:ended
end | verb | cue:ended
expire | verb | cue:ended
lapse | verb | cue:ended
sell | verb | cue:ended
give away | verb | cue:ended
throw away | verb | cue:ended
throw out | verb | cue:ended
donate | verb | concept:donate
get rid of | verb | cue:ended
do away with | verb | cue:ended
say goodbye to | verb | cue:ended
remove | verb | cue:ended
uninstall | verb | cue:ended
unsubscribe | verb | cue:ended
unsubscribe from | verb | cue:ended
unsubscribe me from | verb | cue:ended
resign from | verb | cue:ended
retire from | verb | cue:ended
drop out of | verb | cue:ended
back out of | verb | cue:ended
pull out of | verb | cue:ended
opt out of | verb | cue:ended
move away from | verb | cue:ended
get shot of | verb | cue:ended
closer to | adverb | light
be done with | verb | cue:ended
be through with | verb | cue:ended
be over with | verb | cue:ended
be sick of | verb | concept:like not
be tired of | verb | concept:like not
be fed up with | verb | concept:like not
get tired of | verb | cue:ended concept:like
get bored of | verb | cue:ended concept:like
lose interest in | verb | cue:ended concept:like
fall out of love with | verb | cue:ended concept:like
grow out of | verb | cue:ended
outgrow | verb | cue:ended
cut out | verb | cue:ended
phase out | verb | cue:ended
shut down | verb | cue:ended
wind down | verb | cue:ended
leave | verb | cue:ended
have enough of | verb | cue:ended
have have enough of | verb | cue:ended
part way with | verb | cue:ended
pull the plug on | verb | cue:ended
bail on | verb | cue:ended
break off | verb | cue:ended
let go of | verb | cue:ended
trade in | verb | cue:ended
fall through | verb | cue:ended
be history | verb | cue:ended
be gone | verb | cue:ended
be steal | verb | cue:ended
be dead | verb | cue:ended
be a thing of the past | verb | cue:ended
be off the table | verb | cue:ended
say no to | verb | cue:ended
opt out | verb | cue:ended
back out | verb | cue:ended
drop out | verb | cue:ended
give notice at | verb | cue:ended
hand in my notice at | verb | cue:ended
can not make | verb | concept:join not
make it to | verb | concept:join
hit | either | cue:changed
reach | either | cue:changed
split up | verb | cue:ended
break up | verb | cue:ended
separate from | verb | cue:ended
get off | verb | cue:ended
take off | verb | cue:ended
strike off | verb | cue:ended
cross off | verb | cue:ended
lay off from | verb | cue:ended
lay off | verb | cue:ended
fire from | verb | cue:ended
let go from | verb | cue:ended
get over | verb | cue:ended
get past | verb | cue:ended
kick the habit | verb | cue:ended
kick the | verb | cue:ended
lose trust in | verb | concept:trust not
lose faith in | verb | concept:trust not
lose my job at | verb | cue:ended
feel free to | modal
warm up to | verb | concept:like
warm to | verb | concept:like
come around to | verb | concept:like
come round to | verb | concept:like
take to | verb | concept:like
grow to like | verb | concept:like
grow to love | verb | concept:love
learn to love | verb | concept:love
learn to like | verb | concept:like
hand in | verb | concept:end
hand over | verb | cue:handover
pass on | verb | cue:handover
reassign | verb | concept:assign cue:changed
close down | verb | cue:ended
move out of | verb | cue:ended
move out | verb | cue:ended concept:reside
sign off from | verb | cue:ended
sunset | verb | cue:ended
retire | verb | cue:ended
bow out of | verb | cue:ended
step down as | verb | cue:ended
step down from | verb | cue:ended
resign as | verb | cue:ended
dump | either | cue:ended
trash | verb | cue:ended
delete | verb | cue:ended
detach | verb | cue:ended
lose | verb | cue:ended
lift the ban on | verb | concept:allow
turn off | verb | cue:ended concept:enable
switch off | verb | cue:ended concept:enable
turn on | verb | concept:enable
switch on | verb | concept:enable
deactivate | verb | cue:ended concept:enable
disable | verb | cue:ended concept:enable
break up with | verb | cue:ended
split up with | verb | cue:ended
pass away | verb | cue:ended
die | verb | cue:ended
abolish | verb | cue:ended
revoke | verb | cue:ended
leave out | verb | cue:negates
stay away from | verb | cue:negates
steer clear of | verb | cue:negates
keep away from | verb | cue:negates
avoid | verb | cue:negates
refuse | verb | cue:negates
refuse to | verb | cue:negates
decline | verb | cue:negates
skip | verb | cue:negates
omit | verb | cue:negates
lack | verb | cue:negates concept:have
exclude | verb | cue:negates concept:include
fail to | verb | cue:negates
can not stand | verb | concept:like not
could not stand | verb | concept:like not
can not bear | verb | concept:like not
can not tolerate | verb | concept:like not
can not do without | verb | concept:like
can not live without | verb | concept:like
can not wait | verb | concept:look forward
can not get enough of | verb | concept:like
be not a fan of | verb | concept:like not
be not into | verb | concept:like not
be not my thing | adverb | concept:like not
be a fan of | verb | concept:like
be a big fan of | verb | concept:like
be a huge fan of | verb | concept:like
be into | verb | concept:like
be big on | verb | concept:like
be fond of | verb | concept:like
be keen on | verb | concept:like
be crazy about | verb | concept:like
be fine with | verb | concept:like
be ok with | verb | concept:like
be okay with | verb | concept:like
be happy with | verb | concept:like
be fine with me | verb | concept:like
be ok with me | verb | concept:like
do not mind | verb | concept:like
not mind | verb | concept:like
like well | verb | concept:like
like good | verb | concept:like
get on my nerve | verb | concept:like not
drive me crazy | verb | concept:like not
annoy me | verb | concept:like not
bother me | verb | concept:like not
irritate me | verb | concept:like not
distract me | verb | concept:like not
stress me out | verb | concept:like not
nothing beat | verb | concept:like
not only | adverb | cue:additive
not just | adverb | cue:additive
not necessarily | adverb | cue:tentative
not significantly | adverb | concept:insignificant
no significant | adjective | concept:insignificant
not significant | adjective | concept:insignificant
do not forget to | adverb | light
do not forget | adverb | light
never forget to | adverb | light
do not hesitate to | adverb | light
make sure to | adverb | light
make sure | adverb | light
be sure to | adverb | light
remember to | adverb | light
remember that | adverb | light
note that | adverb | light
keep in mind that | adverb | light
no doubt | adverb | light
no problem | adverb | light
no matter | adverb | light
no later than | preposition | concept:until
no more than | adverb | concept:at most
no less than | adverb | concept:at least
at least | adverb | concept:at least
at most | adverb | concept:at most
up to | adverb | concept:at most
more than | adverb | concept:more than
less than | adverb | concept:less than
not yet | negation | concept:not
not at all | negation
at all | adverb | light
of course | adverb | light
for example | adverb | light
by the way | adverb | light
for the record | adverb | light
to be honest | adverb | light
as you know | adverb | light
fyi | adverb | light
believe it or not | adverb | light
i think | adverb | light
i believe | adverb | light
i guess | adverb | light
i know | adverb | light
wake up | verb | concept:wake
get up | verb | concept:wake
go to bed | verb | concept:bed
take place | verb | light
be call | be | concept:name
be name | be | concept:name
know as | verb | concept:name
have get rid of | verb | cue:ended
have get over | verb | cue:ended
have get past | verb | cue:ended
have get to | modal
have get | have | concept:have light
have to | modal
need to | modal
be allow to | verb | concept:allow
be able to | modal
get to | modal
go by | verb | concept:name
log in | verb | concept:login
log on | verb | concept:login
sign in | verb | concept:login
log into | verb | concept:login
sign into | verb | concept:login
time zone | noun | concept:timezone
date of birth | noun | concept:birthday
birth date | noun | concept:birthday
due date | noun | concept:deadline
be due | verb | concept:deadline
phone number | noun | concept:phone number
cell number | noun | concept:phone number
mobile number | noun | concept:phone number
telephone number | noun | concept:phone number
email address | noun | concept:email
mail address | noun | concept:email
e mail | either | concept:email
home address | noun | concept:address
street address | noun | concept:address
on call | adjective | concept:oncall
full time | adjective | concept:fulltime
part time | adjective | concept:parttime
left handed | adjective | concept:lefthanded
right handed | adjective | concept:righthanded
in progress | adjective | concept:in progress
in review | adjective | concept:in review
on hold | adjective | concept:paused
on track | adjective | concept:on track
on its way | adjective | concept:underway
on the way | adjective | concept:underway
out for delivery | adjective | concept:underway
out of order | adjective | concept:broken
out of service | adjective | concept:broken
out of stock | adjective | concept:sold out
in stock | adjective | concept:available
work in progress | adjective | concept:in progress
to do | adjective | concept:todo
in a relationship | adjective | concept:in a relationship
tie the knot | verb | concept:married cue:changed
get marry | verb | concept:married cue:changed
get engage | verb | concept:engaged cue:changed
get divorce | verb | concept:divorced cue:changed
be training for | verb | concept:train
be born | verb | concept:born
slow down | verb | concept:slow
fire up | verb | concept:begin
set up | verb | concept:set
find out | verb | concept:find
look for | verb | concept:seek
look after | verb | concept:care
take care of | verb | concept:handle
be in charge of | verb | concept:lead
be responsible for | verb | concept:handle
be the lead of | verb | concept:lead
allergic to | adjective | concept:allergic
intolerant to | adjective | concept:allergic
sensitive to | adjective | concept:sensitive
next to | preposition
in front of | preposition | concept:front
because of | subordinator
due to | subordinator
thanks to | subordinator
so that | subordinator
even though | subordinator
as long as | subordinator
as soon as | subordinator
in order to | subordinator
in case | subordinator
such as | preposition
a lot of | determiner
lot of | determiner
a couple of | determiner
a pair of | determiner
quite a few | determiner
go up | verb | cue:changed
go down | verb | cue:changed
come down | verb | cue:changed
put off | verb | cue:changed
push back | verb | cue:changed
push out | verb | cue:changed
bring forward | verb | cue:changed
move up | verb | cue:changed
move back | verb | cue:changed
put back | verb | cue:changed
move | either | cue:changed
move over | verb | cue:changed
switch over | verb | cue:changed
shift | either | cue:changed
push | verb | cue:changed
postpone | verb | cue:changed
reschedule | verb | cue:changed
delay | either | cue:changed
change | either | cue:changed
switch | either | cue:changed
convert | verb | cue:changed
migrate | verb | cue:changed
relocate | verb | cue:changed
transition | verb | cue:changed
upgrade | either | cue:changed
downgrade | verb | cue:changed
update | either | cue:changed
raise | verb | cue:changed
increase | either | cue:changed
bump | verb | cue:changed
lift | either | cue:changed
lower | verb | cue:changed
cut | either | cue:changed
reduce | verb | cue:changed
decrease | either | cue:changed
extend | verb | cue:changed
shorten | verb | cue:changed
slip | either | cue:changed
rename | verb | cue:changed
rewrite | verb | cue:changed
rise | verb | cue:changed
grow | verb | cue:changed
shrink | verb | cue:changed
fall | either | cue:changed
drop to | verb | cue:changed
be down to | verb | cue:changed
be up to | verb | cue:changed
be down from | verb | cue:changed
turn into | verb | cue:changed
become | verb | cue:changed
promote | verb | cue:changed
trade | verb | cue:changed
swap | verb | cue:changed
exchange | verb | cue:changed
renew | verb | concept:renew
say | verb | cue:says
tell me | verb | cue:says
claim | verb | cue:says
mention | verb
tell us | verb | cue:says
write that | verb | cue:says
report that | verb | cue:says
accord to | preposition | cue:says
`;

/** Verbs whose particle may follow the object: turn the alarm off. */
export const separable = `turn off|switch off|turn on|switch on|call off|give up|put off|push back|bring forward|leave out|move up|throw away|throw out|give away|shut down|phase out|cut out|wake up|put back|get off|take off|strike off|cross off|hand over|pass on|split up`;
