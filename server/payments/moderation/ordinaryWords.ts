import type { lists } from './lists.ts';

/**
 * Words in the lists of `naughty-words` that are ordinary in their own language or in another one: "bite" is French and
 * English; "regina" is a queen. A message with one of them is accepted. Separated by commas, by language.
 */
export const ordinaryWords: Readonly<Record<keyof typeof lists, string>> = {
  ar: 'مص,بز,بزاز,ثدي,حلمة,شهوة,شاذ,مبادل,جماع,قضيب,احتلام,فرج,شرج,لعق,لحس,لبوة,خول,اغتصاب,سحاق,نيك,تمص',
  cs: 'bordel,debil,čumět,držka,dršťka,flundra,hajzl,chcanky,píchat,srát,žrát',
  da: 'anus,cock,fuck,shit,lort,luder',
  de: 'bimbo,bonze,fratze,ische,kimme,lümmel,milf,möpse,mufti,nackt,onanieren,orgasmus,penis,pinkeln,popel,poppen,rosette,schabracke,schnackeln,reudig,nippel,schiesser,vögeln,morgenlatte,porno',
  es: 'asesinato,asno,bastardo,caca,chupada,concha,drogas,esperma,fiesta de salchichas,haciendo el amor,heroína,idiota,imbécil,infierno,maciza,maldito,martillo,orina,pedo,pervertido,pezón,pinche,prostituta,racista,ramera,sádico,semen,sexo,sexo oral,travesti,trio,vulva,tía buena',
  fa: 'برهنه,تجاوز,تخمی,حشر,داف,سوپر,شهوت,شونبول,کوس,لخت,لش,منی,هرزه,لاپا,ارگاسم,فیلم سوپر',
  fi: 'haahka,hatullinen,hitto,hitosti,helvetisti,jätkä,kuppainen,kusettaa,lahtari,molo,muna,munaton,mutakuono,mutiainen,naida,nainti,paljaalla,palli,pallit,panettaa,paneskella,panna,pano,pantava,pehko,pentele,persaukinen,piru,pistää,pipari,reikä,reva,ripsipiirakka,suklaaosasto,tavara,toosa,tuhkaluukku,turpasauna,viiksi,alfred nussi,kulli,kusi,kusta',
  fil: 'bobo,tanga,burat,nognog',
  fr: 'baiser,bander,bite,bitte,bourré,bourrée,branlage,caca,chatte,déconne,déconner,folle,grande folle,gerbe,gerber,gueule,jouir,malpt,meuf,ménage à trois,negro,pédale,péter,pipi,pisser,ramoner,suce,tanche,teuch,trique,zizi,clitoris',
  hi: 'aand,aandu,boobe,chakke,chude,ghassa,gasti,gucchi,gucchu,harami,hawas,hijra,kamine,kaminey,kanjar,loda,lund,maal,pataka,patakha,randi,saala,suar,tatte,tatti,tharak,choot,chinki',
  hu: 'barmok,barmokat,barmot,barom,buksza,bukszák,bukszákat,bukszát,búrok,fing,fingok,fingokat,fingot,franc,francok,francokat,francot,marha,marhák,marhákat,marhát,pele,pelék,pina,pofa,pofákat,pofát',
  it: 'anale,bagnarsi,balle,battere,battona,belino,biga,boiata,bordello,brinca,cadavere,casci,cesso,checca,chiappa,cornuto,cozza,ditalino,fava,femminuccia,finocchio,goldone,guardone,imbecille,ingoio,lecchino,lofare,loffa,loffare,mannaggia,mona,monta,montare,mussa,nave scuola,padulo,palle,palloso,patacca,pecorina,pesce,picio,pippa,pipì,pirla,pisello,pistolotto,pomiciare,pompa,porca,porco,potta,quaglia,recchione,regina,rizzarsi,ruffiano,sbattere,sbattersi,sbrodolata,scopare,sega,soccia,spagnola,succhione,sveltina,tarzanello,tette,tirare,topa,trombare,troia,vacca,vangare,zio cantante,zinne',
  ja: '3p,g スポット,s ＆ m,sm,sm女王,xx,アジアのかわいい女の子,いたずら,エクスタシー,エスコート,エロティズム,エロティック,おしっこ,おしり,オシリ,お尻,カント,グロ,コカイン,しばり,スウィンガー,スラット,スリット,ディック,デブ,トップレス,なめ,ヌード,ハードコア,ファンタジー,フィスト,フック,プレイボーイ,ボーイズラブ,ぽっちゃり,ラティーナ,ラバー,ランジェリー,ローター,ロリータ,革抑制,嫌い,拷問,殺人事件,支配,自己愛性,女の子,女王様,女子高生,女装,人妻,人種,生殖器,挿入,足を広げる,脱衣,直腸,奴隷,乳首,覗き,縛り,噴出,糞,糞便,平手打ち,変態,毛深い,誘惑,裸,裸の女性,両性,両性具有,両刀,卍,宦官,ホモ,レズビアン,ペニス,肛門,膣,お漏らし,おもらし,バイブレーター,パンティー,サディズム,貞操帯,夢精,アナル,緊縛,玉なめ,玉舐め,巨根,二穴,ボンテージ,ソドミー,エッチ,茶色のシャワー',
  ko: '고자,근친,노모,망가,미친,변태,보지,애자,야사,유모,육갑,에로,자지,자위,불알,염병,호로,거유,로리타,하드코어,몰카,엄창,또라이,스와핑,후장,섹스,바바리맨,야동,개차반',
  nl: "aardappels afgieten,achter het raam zitten,aflebberen,afrossen,aftrekken,afwerkplaats,afzuigen,een halve man en een paardekop,anita,asbak,aso,balen,bedonderen,bekken,belazeren,beurt,boemelen,boerenpummel,buffelen,da's kloten van de bok,de ballen,de hond uitlaten,de koffer induiken,del,de pijp uitgaan,dombo,driehoog achter wonen,drol,een beurt geven,een nummertje maken,een wip maken,eikel,engerd,flikken,gadverdamme,galbak,gat,gedoogzone,gras maaien,griet,hol,hufter,huisdealer,johny,kanen,klojo,klooien,knor,kont,krentekakker,lummel,mafketel,matje,muts,naaien,naakt,nicht,oprotten,paal,palen,penoze,pijpen,poep,poepen,poot,potverdorie,raaskallen,reet,remsporen,reutelen,rukken,schatje,schoft,shit,slempen,spuiten,standje,stootje,sufferd,teef,temeier,toeter,tongzoeng,vergallen,watje,welzijnsmafia,wijf,wippen,wuftje,zaadje,zeiken,zeiker,zuigen,zuiplap,brugpieper,broekhoesten,kloten,verkloten,opzouten,kwakkie",
  no: 'asshole,dritt,fan,fanken,forbanna,forbannet,fuck,helvete,helvetet,pokker,satan,shit,sinnsykt,skitt,pikk',
  pl: 'burdel,burdelmama,cyc,debil,dmuchać,duperele,jajco,jajko,pierdoła,rzygać,suka,syf,ruchać',
  pt: 'aborto,amador,ânus,aranha,ariano,balalao,bastardo,bicha,biscate,bissexual,boob,bosta,braulio de borracha,bumbum,burro,cacete,camisinha,cerveja,chochota,chupar,clitoris,cocaína,coito,comer,cona,consolo,corno,dum raio,esporra,fecal,frango assado,gozar,grelho,heroína,heterosexual,homem gay,homoerótico,homosexual,inferno,lésbica,lolita,mama,passar um cheque,pênis,pinto,queca,saco,torneira,transar,vadia,veado,vibrador,xana,peidar,cagar',
  ru: 'bychara,byk,gol,padlo,perdet,petuh,uboy,svoloch,бугор,голый,другой дразнится,играть на кожаной флейте,какая разница,курите мою трубку,лысого в кулаке гонять,мент,обнаженный,офигеть,половое сношение,секс,сиськи,фига,хапать,хер с ней,хер с ним,хохол,хрен,ты мне ваньку не валяй,встать раком,на фиг,как два пальца обоссать,манда',
  sv: 'arsle,brutta,discofitta,fan,fittig,för helvete,hård,helvete,jävlar,moona,moonade,moonar,moonat,mutta,olla,pippa,pitt,prutt,satan,stake,subba,sås,tusan,sätta på,skit ner dig',
  th: 'กะปิ,กู,ขี้,จิ๋ม,จู๋,ตูด,มึง,ล้างตู้เย็น,สัด,หลั่ง,ห่า,หํา,หี,อมนกเขา,เสือก,น้ําแตก,ตอแหล',
  tr: 'göte,götü,götte,götler,otuz birci,siki,sike,sikin,sikte,sikten,amlar,amlara,saksocu',
  zh: '13.,13点,九游,个老子的,乳,乳头,乳房,乳波臀浪,交配,他妈,他娘,他奶奶,他马的,它马的,下贱,你全家,你妈,你娘,你是鸡,你是鸭,刚度,包皮,卵,卵子,双峰微颤,口肯,后庭,吹箫,吃屎,处女,外阴,奶,奶子,奸,妈妈的,妈的,妓,妓院,姘头,妈B,妈比,她马的,密洞,射你,小卵子,屁股,性,性交,性器,性无能,性爱,情色,成人,扒光,插你,放荡,日你,月经,杂种,激情,烂货,爛,玉杵,白痴,白癡,白烂,瓜婆娘,瓜娃子,祖宗,私服,笨蛋,粉腸,精子,老二,老味,老母,肉壁,花柳,荡妇,賤,迷药,逼,逼样,野鸡,阳萎,阴户,阴部,雞巴,靠背,靠腰,靠母,靠爸,靠北,鬼公,鸡鸡,龟头,尻,鳩,撚,柒,笨實,懒8,撒尿,叫床,抽插,龟儿子,想上你,幹,操你,干你,十三点,包皮,机机歪歪,硬膠,淫,屌,屄,肏,军妓',
};
