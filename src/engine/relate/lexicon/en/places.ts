/** Names of places where people live. A name that is not here may be a tool, a team or a job as well, so that moving to it only asks. */
export const towns = `
lisbon lisboa porto braga coimbra faro madrid barcelona valencia seville sevilla bilbao malaga granada zaragoza paris lyon marseille nice nantes toulouse bordeaux lille strasbourg
rennes grenoble montpellier berlin hamburg munich munchen cologne koln frankfurt stuttgart dusseldorf leipzig dresden hanover hannover nuremberg bremen essen dortmund bonn
mannheim karlsruhe freiburg heidelberg munster augsburg kiel aachen mainz potsdam rostock erfurt kassel vienna wien graz linz salzburg innsbruck villach klagenfurt zurich
geneva basel bern lausanne lucerne winterthur lugano rome roma milan milano naples turin torino florence venice bologna genoa palermo verona pisa trieste bari catania padua siena
amsterdam rotterdam utrecht hague eindhoven groningen haarlem leiden delft maastricht nijmegen arnhem breda tilburg brussels antwerp ghent bruges leuven liege namur luxembourg
london manchester birmingham leeds liverpool bristol sheffield newcastle nottingham leicester oxford cambridge brighton york bath exeter plymouth southampton portsmouth norwich
coventry reading hull derby durham lancaster edinburgh glasgow aberdeen dundee inverness stirling cardiff swansea belfast derry dublin cork galway limerick waterford
oslo bergen trondheim stavanger tromso stockholm gothenburg malmo uppsala lund linkoping umea copenhagen aarhus odense aalborg helsinki tampere turku espoo oulu reykjavik
tallinn tartu riga vilnius kaunas warsaw krakow cracow gdansk wroclaw poznan lodz katowice lublin szczecin prague praha brno ostrava bratislava kosice budapest debrecen szeged
bucharest cluj timisoara iasi brasov sofia plovdiv varna belgrade novi zagreb split rijeka ljubljana maribor sarajevo skopje tirana athens thessaloniki patras heraklion nicosia
limassol valletta istanbul ankara izmir antalya bursa kyiv kiev lviv odesa kharkiv minsk moscow petersburg tbilisi yerevan baku chisinau
boston chicago seattle portland denver austin dallas houston atlanta miami orlando tampa philadelphia pittsburgh detroit cleveland columbus cincinnati minneapolis milwaukee
nashville memphis charlotte raleigh phoenix tucson vegas oakland berkeley sacramento francisco angeles diego antonio manhattan brooklyn queens baltimore richmond buffalo
albuquerque honolulu anchorage boulder omaha tulsa oklahoma indianapolis kansas louisville toronto montreal vancouver ottawa calgary edmonton winnipeg halifax quebec
mexico guadalajara monterrey havana kingston bogota medellin cali lima cusco quito guayaquil santiago valparaiso aires cordoba rosario mendoza montevideo asuncion caracas
paulo janeiro brasilia salvador recife curitiba fortaleza belo cairo alexandria casablanca rabat marrakesh marrakech tunis algiers lagos abuja accra nairobi mombasa kampala
kigali addis johannesburg durban pretoria dakar luanda maputo harare lusaka tel jerusalem haifa beirut amman damascus baghdad riyadh jeddah dubai doha kuwait muscat tehran
tokyo osaka kyoto yokohama nagoya sapporo fukuoka kobe hiroshima seoul busan incheon daegu beijing shanghai shenzhen guangzhou chengdu hangzhou nanjing wuhan taipei kaohsiung
hong bangkok phuket chiang hanoi saigon manila cebu jakarta bandung bali surabaya singapore kuala penang yangon colombo dhaka kathmandu delhi mumbai bangalore bengaluru
chennai kolkata hyderabad pune jaipur karachi lahore islamabad kabul sydney melbourne brisbane perth adelaide canberra hobart darwin cairns auckland wellington christchurch dunedin
lissabon muenchen koeln nurnberg nuernberg duesseldorf prag warschau krakau danzig breslau rom mailand venedig florenz neapel genua zuerich genf luzern brussel bruessel
antwerpen gent kopenhagen moskau athen belgrad bukarest nizza strassburg luttich edinburg kairo peking tokio singapur
`;

/** Countries and parts of the world: they hold the towns, so one of each is no disagreement. */
export const countries = `
portugal spain france germany austria switzerland italy netherlands holland belgium england scotland wales ireland britain uk norway sweden denmark finland iceland estonia
latvia lithuania poland czechia slovakia hungary romania bulgaria serbia croatia slovenia bosnia macedonia albania greece cyprus malta turkey ukraine belarus russia georgia
armenia azerbaijan moldova usa us america canada cuba jamaica colombia peru ecuador chile argentina uruguay paraguay venezuela brazil bolivia egypt morocco tunisia algeria
nigeria ghana kenya uganda rwanda ethiopia senegal angola mozambique zimbabwe zambia tanzania africa israel palestine lebanon jordan syria iraq iran qatar oman yemen emirates
japan korea china taiwan thailand vietnam philippines indonesia malaysia cambodia laos myanmar nepal bangladesh india pakistan afghanistan australia zealand europe asia
bavaria saxony catalonia andalusia tuscany sicily sardinia lombardy provence brittany normandy flanders wallonia california texas florida oregon nevada arizona utah colorado
montana idaho alaska hawaii ohio michigan illinois wisconsin minnesota vermont maine massachusetts connecticut virginia pennsylvania tennessee kentucky alabama louisiana ontario alberta
algarve madeira azores crete corsica yorkshire cornwall devon kent sussex essex montenegro kosovo kazakhstan mongolia
deutschland osterreich oesterreich schweiz italien spanien frankreich polen niederlande belgien danemark daenemark norwegen schweden finnland griechenland turkei tuerkei ungarn
`;

/** Nouns that say that the name beside them is a place to live. */
export const addresses = `street road avenue lane boulevard square town city village suburb hill park island county district countryside`;

/** Ends of names of places; concepts, without their endings. */
export const placeEndings =
  /.{3}(?:burg|berg|heim|stadt|vill|vil|ford|buri|bury|shire|dorf|hausen|furt|grad|mouth|chester|wick|borough|stead|minster|bridge|bridg)$/;
