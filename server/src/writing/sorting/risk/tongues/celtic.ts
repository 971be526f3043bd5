import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const WELSH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:cerdded (?:i|i mewn i) (?:'r |i'r )?(?:llyn|môr|afon)|meddwl (?:am )?(?:beidio|marw|ddiweddu
        |ddiflannu)|hunan-?(?:ladd|niw|anaf|niweid)|h?anafu ei h?un|gor-?ddos|(?:g|ng)?ormod o (?:dabledi|dabledi
        |feddyginiaeth|bils|foddion)|llythyr ffarwel|niweidio (?:ei|fy|eich|dy) h?un(?:an)?|(?:lladd|ladd|brifo|crogi
        |grogi|torri|dorri|llosgi|losgi|boddi|foddi|gwenwyno|wenwyno|crafu|grafu) (?:ei|fy|eu|dy|eich) h?un(?:an
        |ain)?(?!\p{L})
        |(?:eisiau|moyn|isio|isie|ishe|am|dymuno|well gan(?:ddi|ddo|ddyn nhw)?|gwell (?:gen i|ganddi
          |ganddo)) (?:gael )?(?:marw|farw|diflannu|ddiflannu|peidio (?:â |â'?|a )?(?:deffro|byw|bod)|darfod|cysgu (?:a
          |am byth)|mynd (?:at mam|at dad|i'r nefoedd)|diweddu|rhoi diwedd)
        |(?:ddim|dim|nad|nid|dydi|dyw|nad yw|nac) (?:\p{L}{1,8} ){0,3}(?:'n )?(?:eisiau|moyn|isio|isie|ishe) (?:byw
          |deffro|bod yma|bod ar y ddaear|cario 'mlaen|dihuno)|(?:dim|nad oes|does|heb) (?:dim )?(?:pwynt|rheswm|diben
          |gwerth|ystyr) (?:i |mewn |â )?(?:byw|fyw|bywyd|i fywyd|cario|mynd ymlaen)|ddim (?:yn )?werth (?:byw|ei fyw)
          |(?:rhoi|gwneud|rhoddi) (?:diwedd|pen) (?:ar|i) (?:bopeth|y cyfan|ei (?:b|f)ywyd|fy mywyd|bethau)
          |cymryd ei bywyd|gymryd ei (?:fywyd|bywyd)|well (?:heb|i bawb|eu byd heb) ?(?:fi|hi|fo|fe|ddi|ddo|hebdd)
          |yn well hebdd|baich (?:ar|i)|faich (?:ar|i)
        |(?:crafu|grafu|torri|dorri|llosgi|losgi|dorrodd|torrodd|sleisio|naddu) (?:ei|ar ei|fy|ei dwy) (?:m
          |f)?(?:braich|fraich|breichiau|freichiau|mreichiau|arddwrn|garddwrn|harddwrn|choesau|goes|choes|coesau|croen
          |chroen|groen|clun|chlun|glun)|rasel|llafn(?:au)?(?!\p{L})|creithiau (?:ar|newydd)|rhaff|(?:neidio|neidiodd
          |sefyll|safodd) (?:oddi ar|o flaen|o ben|ar) (?:y |bont |y bont|bont|trên|to|clogwyn|pont|ben y)|(?:llyncu
          |llyncodd|lyncu|gymerodd|cymerodd|cymryd|gymryd) (?:\p{L}{1,6} ){0,3}(?:gormod|ormod|llond|bocs|paced|yr holl
          |y cyfan|potel|\d{2}) ?(?:\p{L}{1,4} )?(?:o |y )?(?:dabledi|tabledi|bils|moddion|barasetamol|feddyginiaeth)?
          |(?:cadw|celcio|cuddio|casglu|hel) (?:\p{L}{1,3} )?(?:tabledi|pils|moddion)
          |lleisiau (?:\p{L}{1,6} ){0,4}(?:gorchym|dweud wrtho am|dweud wrthi am|brifo|lladd|neidio))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:clais(?!\p{L})|(?:ei|eu|fy) (?:frifo|brifo|mrifo|niweidio)|brifo (?:neb|rhywun|hi|fo|fe|y plant)
        |(?:taro|daro|tharo|bwrw|fwrw|curo|guro|churo|cicio|gicio|chicio|gwthio|wthio|slapio|dyrnu|ddyrnu|brathu|frathu
        |tagu|dagu|thagu|ysgwyd|llusgo|bygwth|fygwth|cloi|gloi|chloi|cam-?drin|gam-?drin|cham-?drin|treisio|dreisio
        |threisio|cyffwrdd|gyffwrdd|trywanu|drywanu|rheoli|dilyn) (?:ei (?:wraig|fam|mam|phlant|blant|brawd|frawd
        |chwaer|ferch|merch|fab|phartner|bartner)|hi(?!\p{L})|fo(?!\p{L})|fe(?!\p{L})|y (?:plant|ferch|bachgen|babi|fam
        |wraig|ddau)|fi(?!\p{L})|nhw|mam|nain|rhywun|pobl|athro)|yn (?:ei|fy|eu) (?:th?aro|bwrw|fwrw|churo|guro|chicio
        |gicio|gwthio|wthio|slapio|dyrnu|ddyrnu|brathu|frathu|thagu|dagu|hysgwyd|bygwth|fygwth|chloi|gloi|cham-?drin
        |gam-?drin|threisio|dreisio|chyffwrdd|gyffwrdd|rheoli|dilyn|gwawdio|sarhau|llosgi|ngwthio|nharo|mwrw|nghuro
        |nghicio|mygwth|ngham-?drin|nghloi)|(?:ei|fy|eu) (?:tharo|fwrw|churo|gicio|chicio|chloi|threisio|cham-?drin
        |gam-?drin|esgeuluso|hesgeuluso)|(?:rhoi|rhoddodd|roddodd|cael|gafodd|cafodd) (?:\p{L}{1,4} )?(?:cweir|gweir
        |crasfa|grasfa|slap|dwrn|cosfa)|codi (?:ei )?(?:law|llaw|dwrn|ddwrn)|(?:trais|drais
        |thrais)(?! (?:rhywiol )?yn erbyn y)|treisgar|cam-?drin|gam-?drin|cham-?drin|cham-?drin|ymosod|camdrin|esgeulus
        |bygyth|bygwth|cyllell|gyllell|chyllell|gwn (?:saethu|haels|awyr|dan|yn y|wrth)|(?:â|gyda|dangos) gwn(?!\p{L})
        |arf(?:au)?(?!\p{L})|diogelu|ddiogelu|gwasanaethau cymdeithasol|gorfodi (?:i )?briodi
        |cyffwrdd (?:\p{L}{1,4} ){0,2}(?:lle|rhan|dan|yn anweddus|yn y nos)|cam-?fanteisio|llosgiadau sig|ôl (?:gwregys
        |bysedd|dwylo)|cleis(?:iau)?(?!\p{L})|chleisiau|gleisiau
        |ofn (?:\p{L}{1,4} ){0,2}(?:mynd (?:adref|gartref|adre)|ei (?:gŵr|thad|dad|llystad|lystad|mab|fab|phartner
          |bartner|brawd|hewythr|mam|fam)|fo|fe|hi|dad|mam|llystad)(?!\p{L})|ofni (?:ei|mynd adref)|(?:mynd|cymryd|dwyn
          |yn dwyn|rheoli) (?:â )?(?:ei|fy) (?:phensiwn|bensiwn|harian|arian|ffôn|phasbort)|dim bwyd (?:yn|ar)
          |heb (?:gael )?(?:bwyd|fwyd|swper|gofal)|(?:gadael|gadewir|adael) (?:\p{L}{1,8} ){0,3}(?:ar (?:ei
          |eu) ph?en(?:nau)? (?:ei|eu) h?un(?:ain)?|heb fwyd|heb neb)|plant (?:\p{L}{1,5} ){0,2}ar eu pennau
          |rhedeg (?:i ffwrdd|o gartref|o'r tŷ)|dianc o)
    `,
  ],
};

/** Irish, and Scottish Gaelic where it is near to it. */
export const IRISH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:f[ée]inmh?ar(?:ú|f)|fh[ée]inmh?ar|f[ée]indochar|fh[ée]indochar|f[ée]ing?h?ort|ródháileog
        |ródháileoig|litir slán|fèin-?mh|lámh a chur (?:ina|i mo) bás|lámh ina bás|bás a fháil|(?:ag iarraidh
        |ba mhaith (?:léi|leis|liom)|b'fhearr (?:léi|leis|liom)|ag smaoineamh ar|fonn) (?:\p{L}{1,5} ){0,3}(?:bh?ás
        |bh?eith marbh|imeacht ar fad|críoch|(?:í|é|mé) féin a (?:mharú|chrochadh|ghearradh|ghortú|bhá)|gan dúiseacht
        |dul go mam|gan a bheith beo)|(?:í|é|mé|iad|mi|thu) (?:féin|fhèin|fhéin) a (?:mharú|chrochadh|ghearradh|ghortú
        |bhá|dhó|mharbhadh)|(?:níl|nach bhfuil|gan) (?:\p{L}{1,5} ){0,3}(?:ag iarraidh|fonn
        |bhrí) (?:\p{L}{1,5} )?(?:maireachtáil|(?:a )?bheith beo|leanúint|dúiseacht)|(?:ní
        |nach) fiú (?:\p{L}{1,4} ){0,2}(?:(?:a )?bheith beo|maireachtáil|dul ar aghaidh)|(?:gan|níl aon
        |nach bhfuil aon) (?:bhrí|brí|phointe|pointe|chiall|mhaith) (?:\p{L}{1,4} ){0,2}(?:saol|beo|leanúint
        |maireachtáil|leis)|(?:é|í|deireadh|críoch) a chr[íi]ochnú|deireadh a chur (?:le|leis)|(?:b'fhearr
        |níos fearr) (?:\p{L}{1,4} ){0,3}(?:as )?gan (?:í|é|mé)|(?:ina|i mo) (?:h?ualach|ualach) ar
        |(?:ghearr|gearrann|ag gearradh|dhóigh|dónn|scríob|scríobann|ghearr) (?:sí|sé|mé|siad)? ?(?:a|mo|í
          |é) ?(?:féin|lámha?|lámh|ch?osa?|géag|chois|rosta|rostaí|sciathán|craiceann)|gearradh (?:a|mo) (?:lámh|rosta)
          |lann(?: rásúir)?(?!\p{L})|rásúr|(?:crochadh|chroch|crochann) (?:sí|sé|í|é)? ?(?:féin)|(?:an|le|leis an
          |ceannaigh) rópa|rópa (?:thart|timpeall|sa)|(?:an )?iomarca (?:\p{L}{1,4} )?(?:piollaí|taibléad|táibléid
          |drugaí|cógas)|(?:shlog|thóg|d'ól|slogann) (?:\p{L}{1,4} ){1,3}(?:bosca|buidéal|slám|lán|go leor|na piollaí
          |piollaí go léir|nimh)|(?:léim|léimeadh|léimneach|seasamh|sheas) (?:\p{L}{1,4} ){0,2}(?:den droichead
          |ar an droichead|ón droichead|san abhainn|ón díon|faoin traein|faoi thraein|den aill|de dhroichead|le haill)
          |guth(?:anna)? (?:\p{L}{1,6} ){0,4}(?:ordú|á rá léi|á rá leis|marú|léim|gortú))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:bhris (?:sé|sí) (?:an|na|a) (?:doras|fuinneog|fón|gloiní|plátaí|lámh)|chaith (?:sé
        |sí) (?:\p{L}{1,8} ){1,2}(?:liom|léi|leis|uirthi)|ag b[ée]icíl (?:uirthi|léi|orm|air|agus)|ag bagairt|(?:bhuail
        |buaileann|bualadh|bhuaileadh|ag bualadh|chiceáil|ciceálann|bhrúigh|brúnn|thacht|tachtann|bagraíonn|bhagair
        |leag) (?:\p{L}{1,8} ){0,3}?(?:í|é|mé|iad|a (?:bhean|mháthair|pháistí|mac|iníon|dheirfiúr|dheartháir)
        |na (?:páistí|leanaí)|mam|lámh (?:uirthi|air|orm))(?= (?:nuair|agus|le|sa|ar|go|gach|aréir|inné|faoi|os|má
        |leis)|[.,;"”]|$)|(?:á|a) (?:bualadh|mbualadh|bhualadh|ciceáil|tachtadh|bagairt|maslú|gcoinneáil faoi ghlas)
        |foréigean|fhoréigean|lámh láidir|léasadh|leadradh|mí-?úsáid|drochúsáid|mhí-?úsáid|éigni[úu]|d'éignigh
        |ionsaí(?:odh|onn)?|d'ionsaigh|gnéasach|faillí|fhaillí|bagairt|bhagair|bagraíonn|scian(?!\p{L})|sgian(?!\p{L})
        |gh?unna(?!\p{L})|airm tine|tua(?:igh)? (?:ina|sa)|mharódh|maróidh|(?:ag|á|dá|a) mh?arú(?!\p{L})|mharaigh|(?:eagla|faitíos|scanradh
        |critheagla) (?:\p{L}{1,6} ){0,2}(?:roimh|dul abhaile|dul a bhaile|ar mo|air roimh)|eagla an domhain|faoi ghlas
        |(?:thóg|tógann|goid|ghoid|baineann|bhain) (?:\p{L}{1,5} ){0,3}(?:pinsean|airgead|fón|pas|cárta)(?= (?:di|de
        |uaithi|uaidh|uirthi|óna)|[.,]|$)|fágtha (?:\p{L}{1,6} ){0,3}(?:ina n?-?aonar|leo féin|gan bia|gan aire)|(?:gan
        |níl aon) (?:bhia|bia|greim)(?= (?:sa|le|ar|ó)|[.,]|$)|ocras (?:orthu|ar na páistí|ar an bpáiste)
        |brúnna?(?= (?:ar|gorma)|[.,])|ballbhrú|marc(?:anna)? (?:creasa|crios|méar)|pósadh éigeantach
        |theith (?:sí|sé) (?:ón|ó)|d'éalaigh (?:sí|sé) ó|teach dídine|cosaint leanaí|(?:leag|chuir
        |leagann) (?:\p{L}{1,4} ){1,3}l[áa]mh (?:\p{L}{1,4} ){0,3}(?:uirthi|air|faoina|idir)|theagmhaigh)
    `,
  ],
};
