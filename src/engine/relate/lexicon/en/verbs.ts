/** Tables of English verbs: base forms, separated by white space. */

/** Words that are hardly ever nouns in what people say of themselves. */
export const verbs = `
downgrade heal ache cure swallow reopen restore vaccinate wean omit irritate distract unsubscribe inject mend accept achieve adapt add adjust admire adopt afford agree allow announce annoy apologise appear apply appoint approve argue arrive
ask assign assist attend avoid ban bake base believe belong boil bother bully bury calculate cancel
carry celebrate clean collect combine communicate compare compile complain complete compose confirm connect
consider consist consume contain continue contribute convert create deactivate decide decline decrease dedicate deliver
deny depart depend describe deserve despise detest develop disable disappear discover discuss dislike dispatch divorce donate
earn elect enable encourage enjoy enrol ensure enter exclude exist expand expect expire explain explore fail favour fill
follow generate graduate happen hate hire identify ignore
implement improve include increase indicate inform inherit insist install intend introduce invest invite involve join kill lack
listen live maintain marry migrate misplace miss modify move need neglect observe obtain occur
operate organise owe participate perform permit persuade pour practise prefer prepare prescribe
prevent produce prohibit promote pronounce propose protect prove provide pull push realise receive
recognise recommend reduce refer reflect refuse regret relax relocate rely remain remember remove renew renovate repeat
replace represent require reserve reside resign resolve retire retain return reveal scare seem
select serve settle shave skip smell solve spell
struggle subscribe succeed suffer suggest supervise suppose tend
terminate thank tolerate treat try turn uninstall unlock update validate vary
wander want warn weigh whisper wonder
relieve renounce abandon scrap discontinue phase abolish adore loathe crave
knit crochet sculpt juggle meditate babysit captain referee
bark squeak postpone reschedule extend shorten rename relaunch deprecate refactor deploy render
reject revoke grant restrict hand
own possess suit
swap trade exchange ditch cease
like
born reassign repaint redesign rebrand rehome trash delete detach separate rotate recycle vacuum mow hoover sublease reply-all whitelist archive ghost snooze mute unmute delegate oversee hydrate journal skateboard kayak
widen narrow double triple halve bump lower shift soar
transition transform evolve morph die vanish
resume chair head
accompany reorganise borrow renegotiate
translate summarise proofread cite cc bcc notify capitalise
`;

/** Nouns as often as verbs. */
export const either = `
access act bank address age aim answer attack award back balance bath battle bet bill bite blame block blog book boost bottle bowl box
brake break breakfast brush budget bug burn call camp capture care cast catch cause challenge change charge chat check chill choice
claim class click climb clock close clothe coach code comfort command comment commit complaint concern contact contract control cook copy
count cover crash cross cry cup cut cycle damage dance date debate debug delay demand demo deposit design diet dip discount display
document doubt download dream dress drink drop dry dump dye edit email employ end escape estimate exercise exhibit experience experiment
export express face fall farm fast fear feature fight file filter fine finish fish fit fix flood flow focus fold force form format
frame freeze fund gift glue grade grill group guard guess guide handle harm heat help hide highlight hike hit hold hope host hunt hurt
impact import influence insult interest interview invoice iron issue jog joke judge jump kick kiss knock label land last laugh launch lead leak lease lift
light limit line link list load loan lock log look loop love lunch mail manage mark market massage master match matter mean measure meet
mentor mess message milk mind mix monitor mount name nickname notice number offer open order outline pack paint park part
partner pass patch pause pay phone photograph pick picture pin plan plant play plot plug point poll post pound practice praise
present press price print process program project promise protest publish pump purchase question queue quote race rain range rank
rate reach read rebuild record recover refund register rehearse release rent repair reply report request research rescue reset rest result retreat
review reward ring risk rock roll route row rule run rush sail sample save scale scan schedule score scout screen search seat
shape share ship shock shop shout show shower sign silence skate sleep slide slip smile smoke snack sound
spam spark split sponsor sport spot stand star stay step stop store stream stress stretch strike study style subject
summary supply support surf surprise survey swing switch talk target taste tent test text thought tie time tip title toast
tool touch tour track train transfer transport trap travel trick trip trouble trust tutor type upgrade upload use vacation value view visit voice
volunteer vote wait walk wash watch water welcome wind wish work worry wrap yield zoom bike cater sketch rehearsal lapse
commute audit bundle cache lint squash merge stub tag mock fork clone
start begin mention gym swim drive ski ride pray lend dial approach ping
`;

/** Base, past, participle, of what the stemmer's table of irregular forms leaves out. */
export const irregular = `
become become|bet bet|bind bound|burn burned|come come|cost cost|cut cut|dream dreamed|hit hit|hurt hurt|lay laid|learn learned|let let|lie lay lain|
overcome overcome|put put|quit quit|read read|rewrite rewrote rewritten|rise rose|run run|set set|sew sewed|show showed|shut shut|split split|
spread spread|wind wound|upset upset|raise raised upped|foresee foresaw foreseen|bear bore born|rebuild rebuilt|sublet sublet|outgrow outgrew outgrown|
wed wed
`;

/** Doing these at one time does not rule out doing the same with something else: like tea, own a bike, visit Rome. */
export const manyValued = `
like dislike hate have own eat drink consume speak subscribe teach play know buy read watch visit see meet want need use wear do make take attend collect practise study learn
include contain offer provide mention cook bake grow write listen enjoy follow support try
`;
