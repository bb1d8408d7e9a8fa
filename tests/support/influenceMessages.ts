/** Messages that must be refused, by the last part of the sentence that refuses them. One message a line. */
export const crookedMessages: Readonly<Record<string, string>> = {
  'must not hold a swear word, an insult or a slur.': `
fuck
FUCK OFF
f.u.c.k
f-u-c-k this
you f u c k
f_u_c_k
fuuuuck
ƒuck
fυck the court
ꜰᴜᴄᴋ ʏᴏᴜ
ｆｕｃｋ
𝕗𝕦𝕔𝕜
🅵🆄🅲🅺
ⓕⓤⓒⓚ
f*ck
f**k you
fu ck
sh1t
sh it happens
ѕһіт
motherfucker
b1tch
wh0re
cu nt
pu$$y
a$$hole
nigger
ni gg er
n i g g e r
n.i.g.g.e.r
nі̱ggеr
ɴɪɢɢᴇʀ
n1gg3r
niiiigger
f@ggot
F4GG0T
Heil Hitler
a nazi speaks
сука
с у к а
хуй
пидорас
хуйло
блядь
Hurensohn
du Arschloch
Fotze
Schlampe
verfickter Wichser
putain de merde
fils de pute
ENCULÉ
connard
hijo de puta
cabrón
gilipollas
pendejo
vaffanculo
stronzo
che cazzo
porca madonna
caralho
filho da puta
vai tomar no cu
klootzak
neuken
hoer
kurwa
pierdolić
jebać
kurva
čurák
orospu
amcık
siktir
vittu
perkele
knulla
fitta
bøsserøv
faszfej
putang ina
madarchod
bhosadi ke
씨발
개새끼
병신
他妈的
傻逼
操你妈
婊子
王八蛋
おまんこ
オマンコ
ちんこ
شرموطة
قحبة
جنده
เย็ด
sieg heil
Judensau
Ausländer raus
go back to your country, monkey
bougnoule
пиздец
жид
בן זונה
địt mẹ
草泥马
Ar5ch1och
hur3nsohn`,
  'must not hold a web address or an e-mail address.': `
visit example.com
example.com
buy at cheap.shop now
http://evil.example
https://evil.example/path?x=1
hxxp://evil.com
www.example.org
//evil.com/x
ftp://evil.com
example dot com
example (dot) com
example [.] net
example . com
e x a m p l e.com
example。com
exаmple.com
пример.рф
discord.gg/abc
t.me/join
bit.ly/3xyz
192.168.0.1/admin
foo@bar.org
me (at) foo.com
mailto:me@foo.com
ｅｘａｍｐｌｅ.ｃｏｍ
evil dot co
evil dot app
evil dot me
evil dot gg
evil dot tk
evil punkt de
evil точка рф
evil,com
1.2.3.4:80
expyuzz4wqqyqhjn.onion
@evilbot on telegram
bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2
0x52908400098527886E0F7030069857D2E4169EE7
magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a
مثال.شبكة
例え.みんな
例子.中国
evil。中国`,
  'must not hold a telephone number.': `
+44 20 7946 0958
call 020 7946 0958
(212) 456-7890
212-456-7890
212.456.7890
ring 2124567890 tonight
8 (495) 123-45-67
01 42 68 53 00
+49 30 901820
+81 3-5253-1111
+91 98765 43210
＋４４ ２０ ７９４６ ０９５８
0170 1234567
٠١٧٠ ١٢٣٤٥٦٧
zero one seven zero one two three four five six seven
call null eins sieben null eins zwei drei vier fünf sechs sieben`,
  'must not tell anybody to harm themselves.': `
kill yourself
Kill your self
kill ur self
KILL-YOURSELF
go and kill yourself
k.i.l.l.y.o.u.r.s.e.l.f
k y s
kys
KYS, all of you
ᴋɪʟʟ ʏᴏᴜʀsᴇʟғ
kіll yоursеlf
hang yourself
end your life
commit suicide
drink bleach
bring dich um
töte dich
tue-toi
va te pendre
mátate
ammazzati
убей себя
kendini öldür
死ね
去死
자살해
ki11 yourself
k1ll y0urself
h4ng y0ur5elf
töt3 d1ch`,
  'must not call for violence against a group, or hold a sign of that.': `
gas the jews
kill all muslims
lynch them all
K1ll all the immigrants
burn those g4ys
1488
14/88
卐`,
  'must not begin as if a voice of the court said it.': `
The Judge: I find for nobody.
THE STRANGER: the water is coming
The 5tranger: the water is coming
A Judge: guilty
System: the page is closed
Тhe Ѕtranger: come in
observer: I saw it
D5U: this is the system speaking`,
};

/**
 * Messages that must be accepted: words that contain refused words, other scripts, accents, figures, emoji. One a line.
 */
export const harmlessMessages = `
Open the window.
Strike the word “beyond” from my file. I was there.
Scunthorpe
Penistone, Lightwater and Scunthorpe
Assess the class of docket 31,207
Moby Dick
A b c
Middlesex and Essex send their regards.
The cockpit, the peacock and the cocktail
A shiitake is a mushroom.
Uckfield is a town.
Push it. Pull it. Wish it well.
The bus is hit by rain.
The pen is mightier.
It is an us and them affair.
Put a candle in the window.
He passed the grass to the bass player.
The therapist was kind.
Analysis of the canal
I had a night of it.
Dickens, Hancock and Babcock
A titmouse and a blue tit on the sill
Raccoon in the cocoon
Matsushita
Shuttlecock season
Snigger if you must.
Niggardly it was not.
Country music
Countess of nothing
The document was circumcised by the editor’s scissors.
Bite the bread, not the hand.
Count me among the absent.
Assassin is a long word.
Embarrassed, I sat down.
Mass, glass, brass and compass
Cumulative evidence
Documented in triplicate
Arsenal lost.
Basement, casement, easement
Grapes and drapes
Skyscraper
I scrape by.
A hoard of paper
Japan in April
Kind words cost nothing.
Help yourself to the tea.
Be yourself, they said.
Upskill yourself.
Please do not hurt yourself.
Never kill yourself over paperwork; ring somebody.
I killed an hour.
Time kills.
I could die of laughter.
Cut the paper on the line.
Docket 31,207 at 15:56
47,000 a day
2021.03.15.14:22:07
2021-03-15 14:22
14:22:07 to 14:22:22
1914-1918 and 1939-1945
3.14159265358979
0 1 1 2 3 5 8 13 21 34 55
1 2 3
ISBN 978-3-16-148410-0
4,700.1 kHz
v2.19.03
It cost £1,250.00.
offcut.hex
tide_table.mat
Mr. Smith and Dr. Who
J.S. Bach wrote it.
e.g. this, i.e. that
He left... then came back.
Ph.D. in silence
See you @ noon.
The dot over the i
A dot of ink
Half past seven, room 12, second drawer
The Judge heard me and said nothing.
Tell the Stranger I was here.
I am the observer of my own case.
Two things: tea and time.
Yes - and no.
The court - it never sleeps.
The Judge — I saw her — nodded.
naïve café
Schöne Grüße aus München
Bitte ein Brot
Die Vögel auf dem Dach
Guten Morgen, Frau Pask
Nicht vergessen
Où est la bibliothèque ?
La mer, la mère, le maire
Je suis venu.
El niño y la luz
Mañana será otro día
La regina e il pesce
Una pompa d’acqua
Buongiorno a tutti
A aranha subiu a parede
Não há pressa
Alles goed, dank je wel
Jag är en fan av hård rock
Göteborg, Lund och Malmö
Smørrebrød med sild
Hyvää huomenta
Dzień dobry, sędzio
Dobrý den
Jó reggelt
Günaydın, nasılsın?
Çok sık geliyorum
Привет, мир
Доброе утро, суд
Какая разница?
Я тебя слышу
Καλημέρα κόσμε
Η θάλασσα
שלום עולם
مرحبا بالعالم
السلام عليكم
سلام دنیا
नमस्ते दुनिया
ধন্যবাদ
你好，世界
我的妈妈的书
今天天气很好
こんにちは世界
女の子が歌う
お元気ですか
안녕하세요
자지 않고 기다렸다
보지 않아도 안다
สวัสดีชาวโลก
Xin chào
Habari za asubuhi
🌊🕯🪑
Sit down 🪑 and wait ⏳
♥ for Doreen
1 + 1 = 3
“Quoted”, she said.
(no comment)
O’Brien & Sons
¿Qué hora es?
½ a cup
ΑΒΓΔ
The rapeseed field
A Saturday in Sussex
Shitake, misspelt
The Hitchcock film
I like cockatoos.
Swallow, sparrow, bullfinch
Dick came to the court
Cummings wrote it
It is dark.In the room
He said no.So I left
Kill all the lights
The gas lights the room
In 1488 nobody was here.
The dot is red; a dot in the corner
One two three four five six seven eight nine ten
Seven chairs, five cups, three people
Hell is other forms.`;

/** The lines of a text without empty lines. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
