/** The same for other languages, in short: the questions that people ask most. */
const german = `haustier tier: hund katze hamster kaninchen vogel papagei fisch pferd schildkröte welpe
beruf arbeit job: arbeite lehrer lehrerin krankenschwester pfleger arzt ärztin ingenieur koch bäcker schreiner tischler verkäufer firma angestellt studiere rentner programmierer
stadt wohnort zuhause: wohne lebe gezogen wohnung berlin hamburg münchen köln leipzig wien zürich
leben wohnen: wohne gezogen wohnung lebe
instrument musikinstrument: klavier gitarre geige cello schlagzeug flöte trompete saxophon
allergie unverträglichkeit: allergisch vertrage nuss nüsse milch laktose gluten erdnuss pollen
geschwister: bruder schwester zwilling
kind kinder: sohn tochter baby junge mädchen
familie verwandte: mutter vater bruder schwester oma opa onkel tante sohn tochter frau mann
eltern: mutter vater
partner ehepartner: mann frau verheiratet freund freundin verlobt
sport: fussball schwimmen laufen joggen tennis rad yoga fitness wandern klettern turnen
auto fahrzeug: fahre wagen volvo bmw audi opel volkswagen fahrrad
essen gericht lieblingsgericht lieblingsessen: esse spaghetti pizza nudeln suppe liebsten koche
musik: jazz rock pop klassik höre liebsten band
verletzung: gebrochen verstaucht bein arm knie
krankheit: krank diabetes asthma migräne grippe blutdruck
geburtstag: geboren
sprache: lerne spreche englisch spanisch italienisch französisch
angst: fürchte spinne höhe
name: heisst heisse
= heisst name
= arbeiten arbeite beruf`;

const spanish = `mascota animal: perro gato conejo hámster pájaro loro pez caballo tortuga
profesión trabajo empleo oficio: trabajo trabaja maestro maestra enfermera enfermero médico ingeniero cocinero abogado empresa
ciudad casa hogar: vivo vive piso apartamento mudé madrid barcelona valencia sevilla
instrumento: guitarra piano violín batería flauta trompeta toco
alergia alergias: alérgico alérgica marisco gluten nueces lactosa
comer comida: alérgico alérgica marisco gluten vegetariano vegetariana plato
familia: madre padre hermano hermana tío tía hijo hija abuelo abuela
hermanos: hermano hermana
hijos niños: hijo hija bebé
esposo esposa pareja: marido mujer casado casada novio novia
coche vehículo: conduzco seat auto moto camioneta
cumpleaños: nací nacido nacida
deporte ejercicio: fútbol correr corro nadar nado tenis yoga gimnasio
idioma: hablo inglés francés alemán
nombre: llama llamo
= llama nombre
= marido esposo
= coche auto carro`;

const french = `animal compagnie: chien chat lapin hamster oiseau perroquet poisson cheval tortue
métier profession travail emploi: travaille professeur infirmier infirmière médecin ingénieur cuisinier avocat boulanger entreprise
ville logement maison domicile: habite vis appartement déménagé paris lyon nantes marseille
instrument: piano guitare violon violoncelle batterie flûte trompette joue
allergie allergies: allergique noix gluten lactose arachide
manger: allergique végétarien végétarienne gluten
famille: mère père frère sœur oncle tante fils fille
enfant enfants: fils fille bébé
mari femme conjoint époux: marié mariée copain copine
voiture véhicule: conduis roule renault peugeot twingo moto
naissance anniversaire: né née
sport exercice: foot cours courir nage nager tennis yoga vélo gym
langue: parle anglais espagnol allemand
nom: appelle
= appelle nom`;

const chinese = `宠物 动物: 猫 狗 兔 鸟 鱼 仓鼠 乌龟 鹦鹉
职业 工作: 医生 护士 老师 教师 工程 律师 厨师 司机 程序 公司 上班
城市 哪里 住址 地址: 住在 搬到 杭州 北京 上海 广州 深圳 成都
乐器: 钢琴 吉他 小提 提琴 弹 鼓 笛
过敏 不能: 过敏 花生 海鲜 牛奶 鸡蛋
家人 亲戚: 妈妈 爸爸 哥哥 姐姐 弟弟 妹妹 丈夫 妻子 儿子 女儿
孩子: 儿子 女儿 宝宝
兄弟 姐妹: 哥哥 姐姐 弟弟 妹妹
丈夫 妻子: 结婚 老公 老婆
运动 锻炼: 跑步 游泳 篮球 足球 网球 瑜伽 健身
车 汽车: 开一 比亚 特斯 丰田 开车
生日 出生: 生日 出生
食物 美食: 喜欢 火锅 面条 吃
名字: 叫
语言: 英语 日语 法语 德语`;

const japanese = `ペット 動物: 犬 猫 鳥 柴犬 飼っ うさ
仕事 職業: 働い 看護 医者 教師 会社 エン 勤め
住所 どこ: 住ん 引っ 東京 京都 大阪
楽器: ピア ギタ バイ ドラ
食べ: アレ 卵 牛乳
好物: 好き 食べ 寿司 ラー
運動: 走っ 泳い ジム ヨガ サッ
家族: 母 父 兄 姉 弟 妹 夫 妻
兄弟: 兄 姉 弟 妹
誕生: 生ま
趣味: 好き 読書 映画 音楽`;

export const otherLanguages: readonly string[] = [german, spanish, french, chinese, japanese];
