import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const SOMALI: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:dhimasho (?:\p{L}{1,5} )?(?:fikir|ka fikir|kama fikir)\p{L}{0,3}|is-?dil\p{L}{0,6}
        |isku? ?dil\p{L}{0,5}|is (?:dil|deldel|dhaawac|gub|jar|xoq)\p{L}{0,5}|is-?(?:deldel|dhaawac|gub
        |jarjar)\p{L}{0,5}|isdeldel\p{L}{0,5}|naft(?:ayda|eeda|iisa|eed) (?:\p{L}{1,6} )?(?:qaad|ka qaad|goy|gooy|dil
        |jeclayn|u dhib)\p{L}{0,4}|(?:dhimasho|geeri) (?:ayaa[nv]? |baan |ayay |ayuu )?(?:rab|jecla|doon
        |u bas)\p{L}{0,4}|(?:inaan|inay|inuu) (?:\p{L}{1,6} )?(?:dhint\p{L}{0,3}|ka dhint\p{L}{0,3}|aan soo toosin
        |is dilo|isdilo|isdisho|baab'?o|tago oo aan)|(?:noolaan|nolol|nolosha) (?:\p{L}{1,8} ){0,3}(?:ma (?:rab|doon)
        |ka daal|ka caaj|macno ma|kama|qiimo ma)\p{L}{0,4}|(?:ma|aan) (?:rab\p{L}{0,4}|doon\p{L}{0,4}) (?:inaan|inay
        |inuu) (?:sii )?nool|nolol ma rab|soo toosin|macno ma laha nolosha|(?:kiniin\p{L}{0,4}|dawo|daawo
        |dawooyin) (?:badan|oo badan|fara badan|dhan|oo dhan) (?:\p{L}{1,6} ){0,2}(?:liq|cun|cab|qaat|qaad)\p{L}{0,4}
        |(?:liq|cab|cun)\p{L}{1,3} (?:\p{L}{1,6} ){0,2}(?:sun|kiniin\p{L}{0,4} badan|koloriin)
        |sun (?:\p{L}{1,4} )?(?:cab|cun|liq)\p{L}{0,3}|(?:gacan\p{L}{1,4}|curcur\p{L}{0,3}) (?:\p{L}{1,6} )?(?:jar|gooy
        |mindi|makiin|sakiin)\p{L}{0,4}|xarig|xadhig|buundo\p{L}{0,3} (?:\p{L}{1,6} )?(?:bood|ka bood)
        |codad\p{L}{0,2} (?:\p{L}{1,8} ){0,4}(?:dil|bood|is|amr)\p{L}{0,4}|(?:culays|culeys) (?:ayaan|baan|ku ah|ku ahay))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:dhib|dhibay|dhibaya|dhibaato) (?:\p{L}{1,5} )?(?:guriga|naagta|carruurta)
        |qof (?:i |ku |guriga )?(?:dhiba|dhibaya|garaaca|dhaca)\p{L}{0,3}|garaac\p{L}{0,5}|(?:i|ku|wuu|way|ayuu|buu
        |ayay|uu) (?:dil(?:aa|ay|i jir)|dhirbaax\p{L}{0,4}|feer\p{L}{0,4}|laad\p{L}{0,4}|tumay|tumaa|tuma
        |cadaad\p{L}{0,4}|qaniin\p{L}{0,4}|ceeji\p{L}{0,4}|riix\p{L}{0,4}|xir\p{L}{0,4} (?:albaab|guri|qol)
        |handad\p{L}{0,4}|hanjab\p{L}{0,4}|caay\p{L}{0,4}|taab\p{L}{0,4} (?:meel|habeen))|(?:carruur\p{L}{0,4}
        |xaas\p{L}{0,4}|naag\p{L}{0,4}|hooyo\p{L}{0,4}|wiil\p{L}{0,4}|gabad\p{L}{0,5}) (?:\p{L}{1,6} ){0,2}(?:dilaa
        |tumaa|garaac|feer)\p{L}{0,3}|hanjab\p{L}{0,4}|handad\p{L}{0,4}|mindi\p{L}{0,3}|toorrey|toorey|toori
        |qori(?:ga)?(?!\p{L})|bastoolad|bistoolad|bunduq|suun (?:\p{L}{1,4} )?(?:ku|garaac)|kufsi\p{L}{0,4}|kufsaday
        |fara ?xumay\p{L}{0,4}|gudniin\p{L}{0,4}|faraxumayn|guur (?:qasab|khasab)|khasab (?:\p{L}{1,6} )?guur
        |qasab (?:\p{L}{1,6} )?(?:guur|u guur)\p{L}{0,4}|rabsho|rabshad|xadgudub|tacaddi|dayac\p{L}{0,4}|(?:baq
        |cabs)\p{L}{0,4} (?:\p{L}{1,8} ){0,2}(?:aabo|aabb|nink|adeer|inay guri|guriga)\p{L}{0,5}|(?:ka|way
        |wuu) (?:\p{L}{1,5} )?(?:baq(?:aan|do|day|anay|ayaa|dinayaa|aa)|cabs\p{L}{1,5})(?!\p{L})|cabsi (?:ayay|buu
        |badan|ka)|(?:lacag\p{L}{0,3}|taleefan\p{L}{0,3}|telefoon\p{L}{0,3}
        |baasaboor\p{L}{0,3}) (?:\p{L}{1,8} ){0,2}(?:ka qaat|ka qaad|ka xad|ka haya)\p{L}{0,4}|keli(?:gooda|geed
        |giis)? (?:\p{L}{1,6} ){0,2}(?:looga|lagaga|laga|ku) (?:tag|dhaaf)\p{L}{0,4}|(?:cunto|cunno) la['’]?aan
        |cunto (?:\p{L}{1,4} ){0,2}ma (?:siiy|siis)\p{L}{0,4}|guriga ka (?:carar|baxsa|baxs)\p{L}{0,3}
        |nabar(?:ro)? (?:\p{L}{1,6} ){0,2}(?:jir|gacan|dhabar))
    `,
  ],
};

/** Swahili, Hausa and Yoruba as they are met in notes. */
export const WEST_AND_EAST_AFRICAN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:kujiua|kujiuwa|(?:ana|na|ni|a|ali|nili)?(?:taka|tamani) (?:ku)?(?:kufa|fa|jiua|jikata|jinyonga)
        |kujinyonga|alijinyonga|kujikata|anajikata|kujidhuru|sitaki kuishi|hataki kuishi|amechoka (?:na )?(?:maisha
        |kuishi)|(?:alimeza|amekunywa|alikunywa) (?:\p{L}{1,8} ){0,2}(?:vidonge|sumu|dawa nyingi)
        |sauti (?:\p{L}{1,8} ){0,3}(?:zinamwambia|inamwambia)
        |kashe kai|kashe kansa|kashe kanta|yana so ya mutu|tana so ta mutu|fẹ́? ?kú(?!\p{L})|pa ara (?:mi|rẹ))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:ana|ali|huni|anani|alini|hum|anam|alim|huwa)(?:ni|m|mu|wa)?(?:piga|chapa|kaba|choma|tisha|baka
        |nyonga)(?!\p{L})|kupigwa|kubakwa|kunajisiwa|ukatili|unyanyasaji|ananyanyas\p{L}{1,4}|kumnyanyas\p{L}{1,3}
        |vitisho|anatishia|panga(?= |[.,])(?<=kwa panga|na panga|kisu na panga)|kisu(?!\p{L})|bunduki|bastola|(?:ana
        |na)?ogopa (?:baba|mume|kwenda nyumbani|mjomba)|yana dukanta|yana dukana|fyade)
    `,
  ],
};

/** Tagalog and Cebuano. */
export const TAGALOG: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:mag|nag|pag|pagpa|magpa|nagpa)(?:pa)?kamatay|magpapakamatay|(?:mag|nag|pag)(?:bi|bibi)?bigti
        |(?:nag|mag)(?:la|lalas)?laslas|(?:nag|mag|pag)lalaslas|laslas(?:an|in)?|(?:hini|hiwa|hinihiwa|sinasaktan
        |sinaktan|saktan|sinusugatan|sugatan|kinakalmot|pinapaso|papatayin|patayin|kitlin
        |tapusin) (?:niya |nya |ko |ang |na )*(?:ang )?(?:sarili|kanyang sarili|braso|pulso|buhay)|(?:gusto|nais
        |ibig)(?:ng| na)? ?(?:\p{L}{1,6} ){0,3}(?:mamatay|mawala(?: na)?|magpahinga na habang|hindi (?:na )?magising
        |tapusin|sumuko)|(?:ayaw|ayoko|ayaw ko)(?: na)?(?:ng| na)? ?(?:\p{L}{1,6} ){0,2}(?:mabuhay|magising)|(?:wala
        |walang)(?: na| nang)? ?(?:\p{L}{1,5} )?(?:saysay|kwenta|silbi|kabuluhan|dahilan)(?: ang| para
        | pa)? (?:\p{L}{1,4} )?(?:buhay|mabuhay)|(?:hindi|di) (?:na )?(?:sana )?(?:ako |siya )?(?:magising|nagising)
        |(?:sana|mas mabuti|mas mabuting|buti pa)(?: kung)? ?(?:\p{L}{1,6} ){0,2}(?:mamatay|patay na|mawala|nawala
        |wala na)|kunin na (?:ako|sana|siya) ?(?:ng diyos|ni lord)?|pabigat
        |uminom (?:siya |sya |ako )?ng (?:\p{L}{1,8} ){0,2}(?:maraming|isang (?:banig|bote)|sobrang|zonrox|lason
        |\d{2,3}) ?(?:na )?(?:gamot|tableta|zonrox|lason)?|(?:ininom|nilunok) (?:\p{L}{1,6} ){0,3}(?:lahat|maraming
        |isang banig|buong bote)|(?:itinatago|tinatago|iniipon|tinipon)(?: niya)? (?:ang )?(?:mga )?(?:gamot|tableta
        |pills)|(?:tumalon|tatalon|tumatalon) (?:\p{L}{1,4} )?(?:sa|mula) (?:tulay|balkonahe|bubong|building|bintana)
        |lubid|(?:boses|tinig) (?:\p{L}{1,8} ){0,4}(?:patayin|saktan|tumalon|utos|nag-uutos|inuutusan))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:bi|binu|bu|mambu|nambu|pambu|bubu)?(?:gbug|gbog|bugbog)(?:in|an|ang)?(?!\p{L})|binugbog
        |binubugbog|nambubugbog|(?:sina|sinu|sinam|sini|tina|tini|pina|pinag|hina|hini|gina|kina|kini)(?:sampal|suntok
        |suntukin|pal|tadyak|sipa|sisipa|paso|palo|sakal|sabunutan|kagat|tulak|tutulak|takot|banta|bantaan|hipo
        |hihipuan|hipuan|hawakan|gahasa|gagahasa|rape|kulong|kukulong)(?:an)?(?!\p{L})|sinasampal|sinampal|sinuntok
        |sinusuntok|sinipa|sinisipa|tinadyakan|sinakal|sinasakal|pinalo|pinapalo|sinabunutan|sinasabunutan|itinulak
        |tinutulak|hinipuan|hinihipuan|hinihipo|minolestiya|minomolestiya|molestiya|ginahasa|ginagahasa|rinape|nirape
        |inabuso|inaabuso|pang-?aabuso|sinasaktan|sinaktan|nananakit|nanakit|kinukulong|ikinulong|ikinukulong|kinandado
        |(?:bina|tina|pinag)?bantaan|binantaan|binabantaan|pinagbabantaan|pagbabanta|tinatakot|papatayin
        |patayin (?:siya|sya|ako|kita|ko)|baril(?!\p{L})|kutsilyo|itak(?!\p{L})|sinturon|pamalo|karahasan|(?:natatakot
        |takot)(?: na)? (?:siya |sya |ako )?(?:\p{L}{1,3} )?(?:umuwi|sa (?:tatay|ama|asawa|stepfather|tiyo|tito|kuya
        |bahay|kanya|nanay|ina)|niya)|kinukuha (?:niya |nya )?(?:ang )?(?:pera|sahod|pension|passport|cellphone|atm)
        |kinuha (?:ng \p{L}{1,8} )?(?:ang )?(?:\p{L}{1,6} )?(?:passport|pera|atm)
        |hawak (?:ng \p{L}{1,8} )?(?:ang )?passport|(?:iniiwan|iniwan|naiiwan)(?: nila| niya| silang
        | siyang)* ?(?:ang )?(?:mga )?(?:bata |anak )?(?:nang )?(?:mag-?isa|walang kasama|walang pagkain)|(?:hindi
        |di) (?:pinapakain|pinakain|binibigyan ng pagkain)|walang makain|gutom (?:na )?(?:pumapasok|ang mga bata)
        |pinabayaan|pinapabayaan|kapabayaan|lumayas|naglayas|pasa (?:sa|niya sa) (?:braso|mukha|likod|katawan|mata)
        |mga pasa(?!\p{L})|pinagkasundo|pilit na (?:ikasal|pinakasal))
    `,
  ],
};

/** Vietnamese, Indonesian and Malay. */
export const VIETNAMESE_AND_MALAY: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:tự (?:tử|sát|vẫn|tự hại|hại mình|làm hại|rạch|cắt|thiêu)|(?:muốn|định|ước) (?:được )?(?:chết|tự
        |nhảy (?:lầu|cầu|sông)|biến mất|ngủ luôn)|(?:không|chẳng|chán)(?: còn)? (?:muốn|thiết|ham) sống|(?:cắt
        |rạch) (?:tay|cổ tay|đùi)|treo cổ|nhảy (?:cầu|lầu|sông)|uống (?:thuốc (?:ngủ|sâu|quá liều|tự tử|chuột)|(?:cả
        |nguyên) (?:vỉ|lọ|hộp)|nhiều thuốc|quá liều)|quá liều|thư tuyệt mệnh|gánh nặng cho
        |bunuh diri|ingin mati|mau mati|pengen mati|nak mati|tidak ingin hidup|tak nak hidup|gantung diri
          |menyakiti diri|melukai diri|menyayat|mengiris (?:tangan|lengan)|minum (?:racun|banyak (?:obat|pil)))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:đánh|tát|đấm|bóp cổ|túm tóc|hành hạ|sàm sỡ) (?:đập|cô|chị|em|vợ|con|bà|mẹ|tôi|nó|cháu|ông|bé
        |trẻ)(?!\p{L})|bạo (?:lực|hành)|xâm hại|(?:hãm|cưỡng|hà|bị) hiếp|hiếp (?:dâm|đáp)|lạm dụng|ngược đãi|bỏ đói|bỏ mặc|đe ?d[oọ]a|dọa giết
        |giữ (?:hộ chiếu|giấy tờ)|con dao|cầm dao|(?:khẩu|cầm|có|dí) súng(?!\p{L})|sợ (?:chồng|về nhà|dượng)(?!\p{L})
        |ép (?:cưới|lấy chồng|hôn)|vết (?:bầm|roi)|bầm tím|bỏ nhà|ở nhà một mình
        |memukul|dipukul|menampar|ditampar|menendang|mencekik|menganiaya|kekerasan|pelecehan|dilecehkan|diperkosa
          |memperkosa|mengancam|diancam|pisau(?!\p{L})|senjata|parang|takut (?:suami|pulang|ayah|bapak|sama (?:bapak
          |ayah|suami))|dikunci|ditelantarkan|memar(?!\p{L})|dinikahkan paksa)
    `,
  ],
};
