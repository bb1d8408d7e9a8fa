/** The pieces, most frequent first, separated by |. Written by tools/pieces.ts. */
export const vocabulary =
  ' t|he| a| i| w| the| o|ha| s|re|nd|ou| b|in| f|er| ha| it| c| l|en| and| on|or|ed| I|hat| to| is| p| m|es|as' +
  '| d|ing| of| be| y|ll|ve|it| you| in| n|The| that|om|on|hi| was| g|et|ar|ay|ow|ld|ut|ot| for| one|an| e| hav' +
  'e| u| re| r| st|le|st| he|id|at| fi|ch| as|ver| has|gh| The|ad|ce|ke| at|se|ho|ent| we|ft| se|ith| had| le|a' +
  'm|ck|ght| are| th| with| by|his|her|op|ould| do| an|our|oo|ight|ome| out| been| whe|ord| fr| It| up|ter| not' +
  '| what|You|ame| whi| them|ir|ill|own| me| go| h| ke| read|ain| li| A|od| this| word| who| ta|ore| would|ook|' +
  ' W| so|ti| from|one| left| tw|ther|hing| say| she| there| which| k| all| your|ly|ers|ach| look|bod|body| dow' +
  'n| were|ond|all|im|ra|ted| they|ine| or| ru|is|ven| sa| put|pt|ge|ide| ne|ur| no|out| ba| v|red| sh|ep| pl| ' +
  'where| here|al| ag| other|ri|um|ong|cond| fir| com| S| first|ound| let| may|li| its| can| wr|ked| two| said|' +
  ' back| tim| second| each| ab| ro|lf|wn|han|On| pa|ind| al|It| gi|ec|ree| about|oun|very|ast| off|fore|ate| T' +
  '|el| over| five|lo| kept| am| her| kn|and| sheet| some| un|ard| again|xt| You| any| come| si|pen| tak| goes|' +
  ' before| four|eop|eople|cket|qu| us|itt| sp| room|nder|il| dra| told| will| ho|ant|ince|che| cop| coun|ell| ' +
  'keep|ves|tion| only| still|est|een| see| than|fter| D| mo| par| like| when|ry| came|ess| thing|ro| every|ers' +
  'on|res|ough| people| H| lea| open|ever| three| since| door| same| own| sent| under| stop| side|ion|umb| qu| ' +
  'asked| my| line|ved| nothing| hand| F| time| now|ned| pen| run|self| stand|ase| says| given| min| went| afte' +
  'r| comes|ct|ourt| person| how| wa| then|ood| somebody| know| looked| co| find| minut| if|ays| court| too|amp' +
  '| last| rest|gin|ty|One|th| ord| way| man|other| did|ace| thr|til| cha|sed| his| list| copy|oth| su| hold|ir' +
  's| hear| through| bu| M| until| set| hour| clo| once| docket| seconds| call|ence| light|estion|ote| next|ate' +
  'r| right| He|ass| wind|ered| tr| could|hose| taken|ade| pi| rul|ew|ark| N| bet| B| case|umber| day| order| s' +
  'c|ice|ought| lo| end|per|ars| made| words|itor| con|omet|ween|itche|omething| more| far|gu| long|urn|au| win' +
  'dow| want| letter|sw| file| lamp|ink| ga|ped| being| round|anted| another| ac| ent| wait|ble| fo| cor| does|' +
  ' page| minute| question|ea| bl| pu| gl| wall| rep| tell|itten| well|em| get| answ| gone| yours| fift| times|' +
  ' written| take| cle|ces|airs| held| itself|ning| E| number| sha| place| j| reading| between| di|isitor| shou' +
  'ld| found|ite| seat| sw| gr| draw|read| water| takes| ti|ff|hir| mu| both| po| while|age|here| along| aw| le' +
  'ave| pres| stands|ies| por|thing| She| form| others| P| chair|eside| sig| sl| heard| porter| hi| visitor| na' +
  'me| ob|its| la| cl| ye|ward| half| fil| In| party| hu| ele|ros| seen|pp| ex| shown|jec|ng|enty| On| stay| th' +
  'ese|ort| wrote| bui| build| think| count|ath| int| beside| twenty|ause| nobody| thir| kitche| kitchen| de| m' +
  'ost|ness|ross|ank|hed| weight|ment| dark| br| gave| away| glass| good| building| shall| anybody|ust| bo| pen' +
  'c|rid|lled| table|dge| into| el| whole| ten| behi| behind| turn|aster| rec|In| mod| model| ever| mine| night' +
  '| things| called| counter|wo| their| those| but| wanted| O| comp|ere| clean| wh| mean| ask| star| rem|itting' +
  '| letters| state| car| done|For| begin| ma| ar| yet| home| eleven|ving| blank| thought| objec|ried| figu|lie' +
  '| pencil| took| ad| stays| mar| else| whether| answer|ig| years| ruled| em| ben|ings| chan| counted| des| ne' +
  'ver| lies|ather|ged| lever|ise| hedge|ont| looking|ist|are| So|ive|hen|ows| got| We| en| sixt| front| L|stai' +
  'rs|ames|ner| bec| pr| One| drawn|vel| empt| empty| bench| AI| met| our| him| might|ses';
