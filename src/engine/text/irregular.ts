/**
 * Irregular English forms by their base word: verbs, plurals, comparisons. Left out are forms that more often mean something else
 * (rose, lay, wound, ground, bore, tire, check).
 */
const table = `arise,arose,arisen awake,awoke beat,beaten become,became begin,began,begun bend,bent bite,bit,bitten
bleed,bled blow,blew,blown break,broke,broken breed,bred bring,brought build,built burn,burnt buy,bought catch,caught choose,chose,chosen
cling,clung come,came creep,crept deal,dealt die,dies,died dig,dug draw,drew,drawn dream,dreamt drink,drank,drunk drive,drove,driven eat,ate,eaten
fall,fell,fallen feed,fed feel,felt fight,fought find,found flee,fled fly,flew,flown forbid,forbade,forbidden forget,forgot,forgotten
forgive,forgave,forgiven freeze,froze,frozen get,got,gotten give,gave,given go,goes,went,gone grow,grew,grown hang,hung hear,heard hide,hid,hidden
hold,held keep,kept kneel,knelt know,knew,known lead,led leap,leapt learn,learnt leave,left lend,lent lie,lies,lied light,lit tie,ties,tied lose,lost make,made mean,meant
meet,met mistake,mistook,mistaken overcome,overcame pay,paid ride,rode,ridden ring,rang,rung rise,risen run,ran say,said see,saw,seen
seek,sought sell,sold send,sent sew,sewn shake,shook,shaken shine,shone shoot,shot show,shown shrink,shrank,shrunk sing,sang,sung
sink,sank,sunk sit,sat sleep,slept slide,slid speak,spoke,spoken spell,spelt spend,spent spin,spun spring,sprang,sprung stand,stood
steal,stole,stolen stick,stuck sting,stung strike,struck swear,swore,sworn sweep,swept swell,swollen swim,swam,swum swing,swung
take,took,taken teach,taught tear,tore,torn tell,told think,thought throw,threw,thrown understand,understood undertake,undertook,undertaken
undergo,underwent,undergone wake,woke,woken wear,wore,worn weave,wove,woven weep,wept win,won withdraw,withdrew,withdrawn write,wrote,written
child,children man,men woman,women person,people foot,feet tooth,teeth goose,geese mouse,mice ox,oxen wife,wives knife,knives
half,halves shelf,shelves wolf,wolves loaf,loaves thief,thieves scarf,scarves calf,calves elf,elves self,selves
grandchild,grandchildren stepchild,stepchildren policeman,policemen fireman,firemen businessman,businessmen fisherman,fishermen
datum,data criterion,criteria phenomenon,phenomena analysis,analyses crisis,crises diagnosis,diagnoses thesis,theses
appendix,appendices index,indices cactus,cacti good,better,best bad,worse,worst far,further,farther,furthest mum,mom
centre,center,centers theatre,theater,theaters grey,gray pyjamas,pajamas mould,mold jewellery,jewelry programme,program,programs`;

/** Form to base word, both folded. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  table.split(/\s/).flatMap((line) => {
    const [base = '', ...forms] = line.split(',');
    return forms.map((form) => [form, base] as const);
  }),
);

const ours = /^(arm|behavi|col|endeav|fav|flav|glam|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|vap|vig)our/;
const ises =
  /^((?:re|dis)?(?:organ|real|recogn|apolog|optim|emphas|visual|summar|priorit|util|minim|maxim|custom|special|general|central|normal|initial|final|personal|memor|categor|author|critic|symbol|stabil|social|hospital|modern|standard|synchron|serial|local|capital|fertil|steril|monet|digit))is(?=e|ing|ation)/;

const yses = /^(anal|paral|catal)ys(?=e[sd]?$|ing)/;
const doubled = /^(travel|cancel|label|model|fuel|jewel)l(?=ed|ing|er)/;

/** American spelling of a folded word, so that both meet: colour and color, organise and organize, analyse and analyze. */
export function american(word: string): string {
  if (word.length < 5) return word;
  let same = word;
  // Four searches for a few letters cost less than four patterns.
  if (same.includes('our')) same = same.replace(ours, '$1or');
  if (same.includes('is')) same = same.replace(ises, '$1iz');
  if (same.includes('ys')) same = same.replace(yses, '$1yz');
  if (same.includes('ll')) same = same.replace(doubled, '$1');
  return same;
}
