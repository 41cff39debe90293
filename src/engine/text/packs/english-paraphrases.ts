/**
 * What people do and feel, said in other words: to "what motivated her" somebody answers what inspired her. `head~ words`: who asks
 * for the head may mean the words, not the other way round. Looser than the classes of everyday English, and worth less.
 */
export const paraphrases = `attend~ join participate went partake
visit~ went see trip
join~ member sign enrol
volunteer~ help charity
help~ support assist lend
support~ encourage backing there
win~ won award prize medal victory champion
receive~ get got gift given
create~ make build craft design
make~ cook bake
buy~ got purchase order bought pick
sell~ sold
start~ begin began launch open opened kick
finish~ complete end done wrap
end~ stop finish over
continue~ keep still carry
plan~ going intend hope want gonna upcoming
goal~ dream aim plan hope aspire want target ambition
dream~ wish hope always wanted
decide~ choose chose pick opt
choose~ pick select
enjoy~ love like fun fan favourite
relax~ unwind calm destress peace therapy chill stress
stress~ pressure overwhelmed tough
celebrate~ party birthday anniversary
party~ celebrate celebration gathering
meet~ met introduced
talk~ speak discuss chat conversation
say~ tell mention told said
think~ believe opinion view feel
feel~ emotion felt
opinion~ think view believe
describe~ say called like
inspire~ motivate inspiration motivated encourage
motivate~ inspire reason drive because push
reason~ because why motivate
challenge~ obstacle hurdle tough difficult struggle hard problem
difficult~ hard tough challenge struggle
struggle~ tough hard challenge difficult
problem~ issue trouble challenge bug error
solve~ fix resolve
learn~ study class course lesson taught teach
class~ course lesson workshop training
teach~ taught lesson class tutor
practise~ practice train rehearse
improve~ better progress grow
grow~ plant garden
change~ different switch turned
move~ moved relocate new
leave~ left quit move
return~ back came
travel~ trip went flew visit drove
explore~ discover hike wander
accident~ crash hit hurt injured
hurt~ injured pain broke
injure~ hurt injured broke sprained
lose~ lost gone missing passed
die~ passed lost death gone
pass~ died lost passed
adopt~ rescue shelter took
rescue~ save shelter adopt
own~ have got
collect~ collection gather
watch~ saw seen movie
see~ saw watch look
read~ book finished novel
write~ wrote writing journal blog
listen~ heard music podcast
play~ game team
perform~ show concert stage gig
show~ exhibit display gallery exhibition
exercise~ workout gym run yoga
eat~ ate food meal lunch dinner
drink~ drank coffee tea wine
cook~ made recipe dish
prepare~ ready make get
organise~ plan host arrange put together
host~ organise throw party held
donate~ give gave charity raise
raise~ fundraiser money collect donate
advise~ advice tip suggest recommend
advice~ tip suggest recommend advise
suggest~ recommend advice tip idea
recommend~ suggest advice should try
share~ tell told show
send~ sent mail
remind~ memory remember reminder
remember~ memory remind forget
memory~ remember childhood memories
symbolise~ mean represent stand reminder
represent~ symbol mean stand
mean~ symbol represent
important~ mean special matter
special~ important meaningful favourite
impact~ affect influence change effect
affect~ impact effect influence
benefit~ help good advantage
achieve~ accomplish reached managed got
fail~ lost failed couldn't
reach~ hit achieve
work~ job office career
hire~ hired job
promote~ promoted promotion manager
earn~ paid money
spend~ spent time money
save~ saving money
cost~ price paid expensive
fix~ repair mend
break~ broke broken
clean~ tidy wash
handle~ deal manage cope
cope~ deal handle manage
worry~ worried anxious nervous concern afraid
excite~ excited thrilled stoked pumped
proud~ pride accomplishment
happy~ glad joy excited thrilled
sad~ upset devastated heartbroken down
angry~ mad furious upset
surprise~ surprised shocked unexpected
thank~ grateful thankful appreciate
grateful~ thankful appreciate lucky
appreciate~ grateful thankful love
love~ adore passion like
passionate~ love passion care
interest~ like into fan love hobby passionate
interested~ into like love
date~ girlfriend boyfriend dating
marry~ wife husband wedding
live~ home house apartment
stay~ hotel home spend
sleep~ slept bed night
wear~ wore dress shirt
paint~ painting art canvas painted
draw~ drawing sketch art
photograph~ photo picture camera pic
picture~ photo pic image
sing~ song choir voice
dance~ dancing dancer
run~ ran jog marathon race
hike~ trail mountain walk
camp~ camping tent campfire
swim~ pool beach
nature~ outdoors hike forest park mountain
outdoor~ hike camp nature park mountain
mountain~ hike peak trail climb
beach~ ocean sea surf sand
park~ walk picnic
restaurant~ cafe dinner food ate
store~ shop bought
neighbourhood~ area street town
community~ group neighbourhood local people
group~ team club community
team~ group crew players
competition~ contest tournament race compete
tournament~ competition game compete won
event~ concert festival party conference workshop meeting show parade
festival~ fair event concert
meeting~ call zoom conference
project~ work building app
deadline~ due by date
feature~ function functionality
error~ bug fail exception
error~ fix crash exception
implement~ build code write add
test~ testing tests
deploy~ deployment release launch
user~ customer people
security~ secure auth password
performance~ speed slow fast optimise
schedule~ plan time calendar
budget~ money cost spend
feedback~ review comment
review~ feedback check
draft~ write version revise
essay~ paper write draft
paper~ article essay study
research~ study studying looking
degree~ study university college major
school~ class college university student
student~ study school class
future~ plan hope next going
past~ before used ago
recent~ lately recently last new
childhood~ kid child young grew
kid~ child son daughter
family~ kid husband wife mom dad parent sister brother
friend~ buddy pal friends
partner~ wife husband boyfriend girlfriend
pet~ dog cat
health~ doctor sick ill hospital
diet~ food eat eating
weight~ lose pound kg diet
therapy~ counselling therapist counselor
counselling~ therapy mental counselor
mental~ anxiety depression therapy stress
religion~ church faith god pray
volunteer~ shelter community
environment~ nature climate green recycle
politics~ government vote election policy
military~ army veteran serve
tradition~ holiday christmas family every
holiday~ christmas vacation thanksgiving
weekend~ saturday sunday
hobby~ interest enjoy love fun
activity~ fun do play
game~ play video console
movie~ film watch
genre~ kind style
style~ kind type look
item~ thing piece
gift~ present gave
nickname~ call called
identity~ who am transgender gay
status~ single married relationship
trait~ personality kind character
personality~ kind funny caring
skill~ talent able good
lesson~ learn class
experience~ time happened
result~ outcome happened ended
issue~ problem trouble
setback~ problem lost injury fail
adventure~ trip explore travel
success~ win achieve made
progress~ improve better far
strategy~ plan approach way
technique~ method way approach
method~ way technique approach
tool~ app software use
device~ phone computer
vehicle~ car truck
car~ drive vehicle
country~ visit travel abroad
city~ visit town live
food~ eat dish meal
drink~ coffee tea beer wine
music~ band song concert
song~ music sing band
book~ read novel author
sport~ game team play
art~ paint draw gallery
dance~ class studio
instrument~ play guitar piano
plant~ garden grow flower
decorate~ decoration design room
tattoo~ ink
ingredient~ recipe use add`;
