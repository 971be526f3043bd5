import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

/** Urdu, Hindi, Punjabi and Bengali as they are typed in Latin letters: spelling is everybody's own. */
export const SOUTH_ASIAN_LATIN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:allah|rabb?|bhagwan|khuda|waheguru) (?:mujhe |usay? |mainu |ji |mujhko |use |ohnu |ab )?(?:utha
        |bula|chuk|chak|sad)\p{L}{0,3} ?(?:l[aeo]|lave|lay|de)(?!\p{L})|(?:belt|rassi|dupatt[ae]
        |cable) (?:se |naal )?(?:\p{L}{1,10} ){0,3}(?:try|gale|pankhe|fan|kosh)\p{L}{0,3}|mar(?:ne)? ke (?:khayal
        |khayaal|vichar|baare)|kh?ud-? ?kh?us?h?[iy]{1,2}|khud ?kashi|aa?tma-? ?hat?ya|atam ?hat?ya|apghaat|(?:mar|mer
        |marr) ?(?:ja{1,2}(?:un|on|u|oon|unga|ungi|ta|ti|e|na|oo?n|wan|vaan|van|nda|ye|yein)g?i?|jaan[ae]|jan[ae]|jana
        |javan|jaavan|jawan|ne (?:ka|ki|ko|ke)|na (?:chah|hai|acha|behtar|ha|chan|chon|chaun)|jaye|jae)(?!\p{L})
        |marn?[ae] (?:chah|ki (?:baat|soch|dua|khwahish|ichh?a)|ka (?:dil|mann?|khayal|soch)|nu (?:dil|ji
        |jee))\p{L}{0,4}|marn da (?:dil|ji|jee|mann|khayal)|maut (?:ki (?:dua|khwahish|tamanna)|chah|aa ?ja|mang
        |de de)\p{L}{0,4}|mout (?:ki|aa)|(?:allah|rabb?|bhagwan|khuda
        |waheguru)(?: \p{L}{1,6}){0,6} (?:mujhe |usay? |mainu |mujhko |use |ohnu |hun |ab )(?:utha|bula|chuk|le ja|chak
        |sad)\p{L}{0,3} ?(?:l[ae]|le|lave|lay|lo|de|lve)?
        |je{1,2}n[ae]? ?(?:ka|ki|ko|se|da|di|nu|nahi+n?|nai|nhi) (?:\p{L}{1,6} ){0,3}?(?:nah?i+n?|nai|nhi|fa(?:y|e
          |i)da|matlab|mann?|mantr|dil|ji|jee|mood|maqsad|shauk|chah\p{L}{0,3}|koi|faida|lagda|bhar|uth)|je{1,2}n (?:da
          |di|nu|ton) (?:\p{L}{1,6} ){0,2}(?:nah?i+n?|nai|nhi|fa(?:y|e|i)da|dil|ji|jee|mann|matlab|lor)
          |je{1,2}na (?:nah?i+n?|nai|nhi) (?:chah|chaun|chon)\p{L}{0,5}|zinda (?:nah?i+n?|nai|nhi) (?:rehna|rahna|reh)
          |zind(?:a)?gi (?:se|ton) (?:tang|thak|bezaar|bezar|ukta|akk|haar)|zindagi (?:ka|di|ki
          |mein) (?:\p{L}{1,5} ){0,2}(?:matlab|faida|fayda|maqsad) nah?i|zindagi (?:khatam|khatm|mukka|muka|bekaar
          |bekar|barbad ho|da koi)|(?:sab|sabh|khud ko|apne aap ko|apni jaan|apni zindagi|jaan|apne ko|apni life
          |sab kuch|sab kuchh) (?:khat[ae]?m|khtm|muka|mukka|end) (?:kar|kr)|(?:apni|aapni) (?:jaan|jan) (?:le|lay|de
          |day)\p{L}{0,3}|jaan (?:de|day|le) (?:du|dun|dungi|dunga|d[ei]n|d[ei]ti|dena|ln|lena|lun|lunga
          |lungi)\p{L}{0,2}|(?:neend se|so ke|subah|sutti) (?:\p{L}{1,5} )?(?:na|nahi|kabhi na|hi na) (?:uth|jaag
          |utth)\p{L}{0,4}|(?:mere|meray|uske|us ke|mere ton) (?:bin[ae]?|baghair|begair|bagair
          |bina) (?:\p{L}{1,6} ){0,3}(?:behtar|khush|changa|theek|thik|acha)|bojh (?:hun|hoon|hu|ban|hai|haan|han|aan)
          |(?:na|nah?i) (?:hoti|hota|hunda|hundi) (?:to|tan|te) (?:acha|changa|behtar)
        |(?:khud|apne(?: aap)?|apni|apna|aapne aap|apne) ?(?:ko|nu|ap ko|haath|kalai|baazu|bazu
          |baah)? ?(?:\p{L}{1,7} )?(?:nuqsan|nuksan|zakhm\p{L}{0,2}|kaat|kat(?:ti|ta|na|ne|i)|jala|aag laga|chot
          |maar (?:l|d|na)|khatam|latka|phansi|phanda|blade)\p{L}{0,4}|(?:blade|chhuri|churi|razor|sheesh[ae]
          |kanch) (?:se|naal|nal) (?:\p{L}{1,7} ){0,2}(?:kaat|kat|kalai|haath|baazu|baah|cheer|nishan|wadd
          |vadd)\p{L}{0,4}|(?:haath|kalai|kalayi|baazu|bazu|nas|nass|nabz|veeni) (?:\p{L}{1,5} )?(?:kaat|kat(?:i|ti|ta
          |li|ne|na|o)|vadd|wadd|cheer)\p{L}{0,4}|(?:phaa?n?si|fa{1,2}nsi)(?!\p{L})|phanda|pha{1,2}nd[ae]|fanda
          |(?:pankhe|pankha|fan|chhat|rassi|dupatt[ae]|chunni|drakht|patta) (?:se|naal|nal|ton|tay|te
          |ko) (?:\p{L}{1,5} )?(?:latak|latk|jhool|jhul|gale|lamk|lamak)\p{L}{0,4}|(?:chh?at|pul|khidki|khirki|building
          |balcony|nahar|nehar|darya|kho{1,2}h?|khuh) (?:se|ton|te|mein|vich|toh|tay) (?:\p{L}{1,5} )?(?:kood|kud
          |chh?al+a?n?g|chal|gir|chh?alaang|jump|maar)\p{L}{0,4}|(?:train|rail) (?:ki |di )?patri|keet ?nashak|(?:train
          |gadi|gaddi|gaari|rail) (?:ke |de |k )?(?:neeche|niche|thalle|aage|agge|samne|hetha)
        |(?:ze[hr]+er|zehr|zahar|zahr|zehar|keede maar|kide maar|chuhe maar|sulphas|phenyl|tezaab|tezab|spray|acid
          |dawai) (?:\p{L}{1,5} )?(?:kha|pee|pi) ?(?:l[aeiu]|liya|li|lia|gayi?|lain?da|lu|lun|laun|lavan|lwan|lyi|lai
          |lainda|laindi|leni|lena)\p{L}{0,3}|ze[hr]+er (?:kha|pi|pee)|(?:bohot|bohat|bahut|bahot|buht|bht|saari|sari
          |sariyan|saarian|sariyaan|poori|puri|bhari|dher|das|bees|vee?h|tees
          |\d{2,3}) ?(?:\p{L}{1,5} )?(?:sa(?:a)?r[iy]{1,2}a?n? )?(?:goliyan|goliya|goli|goliyaan|golian|tablets?|tablet
          |dawa(?:iya|iyan|i|yan)|pills?|strip|patta|sheeshi) (?:\p{L}{1,7} ){0,3}(?:kha|khali|nigal|le l|lait?i|khaa
          |phak|li thi|khadh|khad)\p{L}{0,4}|neend ki (?:\p{L}{1,5} ){0,3}(?:goli\p{L}{0,3}|tablet\p{L}{0,2}
          |dawa\p{L}{0,2}) (?:\p{L}{1,5} ){0,2}(?:kha|jama|chhupa|chupa|ek saath|sari|saari)\p{L}{0,3}|(?:goliyan
          |golian|tablets|dawaiyan|goli\p{L}{0,3}) (?:\p{L}{1,5} )?(?:jama|chhupa|chupa|jodh?|bacha ke|luka|ginti?
          |gin )\p{L}{0,3}|(?:aw?a{1,2}z(?:ein|en|an|aan|e|ain)?|awaaj) (?:\p{L}{1,7} ){0,4}(?:maar d|maar|mar ja|kood
          |kud ja|jala|kaat|aag|khatam|marja|hukm|hukam)\p{L}{0,3}|(?:khud|apne aap|khudko) (?:ko |nu )?(?:aag
          |agg) (?:laga|la|lag)\p{L}{0,4}
        |more (?:jete|jabo|jai|jaite)|morte (?:chai|icch?a|ichch?a|ichhe)|bach(?:te|tay) (?:\p{L}{1,6} )?(?:chai na
          |cha[iy] na|ichch?a|ichchh?e|ichha|ichhe)|atmohotta|attohotta|gol[ao]y dori|(?:ghum|ghumer) (?:oshudh|bori
          |ousudh) (?:\p{L}{1,6} ){0,2}(?:khe|onek)\p{L}{0,4}|bish kh\p{L}{1,5}|hat kat\p{L}{1,3})
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:ma{1,2}r(?:ta|ti|te|da|di|de|daa|dey|tay)(?: ?hai| (?:hain|tha|thi|hun|ne|aa|si|san|rehta|rahta|rehnda|peet
        |pitt?|ey|reha))(?!\p{L})|maar(?:ta|ti|te|da|di|de) (?:he|the|a)(?!\p{L})|(?:mujhe|usko|usay|use|unko|isko|mainu|ohnu|biwi ko|bivi ko|bachon ko
        |bacchon ko|bachchon ko|maa ko|bahu ko|beti ko|bete ko|bacheyan nu|vohti nu|wife ko|ammi ko|bhai ko|behen ko
        |shohar ne|husband ne|pati ne|abbu ne|sasur ne|saas ne|puttar ne|papa ne|gharwale ne
        |ghar vale ne) (?:\p{L}{1,7} ){0,3}(?:ma{1,2}r(?:a|i|te|ta|ti|ya|eya|da|di|ne)?|maaraa|peet(?:a|ta|te|ti)?
        |pitai|kutt?(?:ya|eya|da|di|de|a)?|tha(?:pp|p)ad|thapar|chaped|lat(?:h|t)|laat|ghoons|mukk[ae]|dhakk[ae]|dhakka
        |gala|dhamk|band|jalaya?|kaata)(?!\p{L})|ma{1,2}r-? ?(?:peet|pitt?a?i?|kut(?:ai)?|dhar|kutai)|kutt?-? ?ma{1,2}r
        |kutt?(?:da|di|de|deya|eya|ya) (?:hai|ne|aa|si|rehnda|a|ey|reha)|kut kut|p(?:ee|i)t(?:ta|te|ti|a) (?:hai|hain
        |tha|the|rehta)|pitai|peeta hai (?:biwi|mujhe|bach)|tha(?:pp|p)a[rd]|thap+ad|cha?pe(?:d|r)(?:an)?(?: ma{1,2}r
        |$)|lat(?:ein|on) (?:se )?ma{1,2}r|laat(?:on|ein)? (?:se )?ma{1,2}r|ghoons[ae]|mukk(?:e|ay|a|ian) ma{1,2}r
        |dhakk[ae] (?:de|d[ei]t|ma{1,2}r|di)|gal[ae] (?:daba|ghont|ghot|ghutt)\p{L}{0,4}
        |ba{1,2}l(?:on)? (?:se |ton )?(?:pakad|pakar|kheench|khinch|pak|ghas)\p{L}{0,4}|gutt ton|(?:haath|hath
        |hatth) (?:utha|chuk|chak)\p{L}{0,4}|(?:belt|danda|dande|chappal|jooti|jutti|joot[ae]|chh?ari|soti|sote|pipe
        |wire|bat|cable|daang) (?:se|naal|nal) (?:\p{L}{1,6} )?(?:ma{1,2}r|peet|kutt?)\p{L}{0,3}|tashad(?:ud|dud)|hinsa
        |zulm|zulam|julam|hi[mn]sa
        |ra?pe (?:kiya|hua|kar|kita)|zabard?asti|zabardusti|jabard?asti|jabran|zina ?bil|izzat (?:loot|lut|ke naam
          |de naa)|(?:galat|ganda|ganday|gandi|gande|ghalat|bura|private|gupt) ?(?:jagah|tarah|tarike|tareeqe|se|touch
          |tarike naal|jgah)? ?(?:pe |par |te |nu |ko )?(?:chh?oo?(?:ta|ti|ya|a|na|nd[ai]|h)?|chh?u(?:ta|ti|a|ya
          |nd[ai])|haath|hath|touch|chhua|chherd|chhed|hatth)\p{L}{0,3}|(?:chhed|chher|ched)(?:-?chh?a?a?r|ta hai|khani
          |da hai|chad|chhad)|jinsi|yaun (?:shosh|utp)|(?:zabardasti|jabardasti|zor|dhakke
          |zbrdsti) (?:naal |se |di |ki )?(?:shaa?di|viah|nikah|rishta|vyah|viyah)|(?:shaa?di|nikah|viah
          |viyah) (?:\p{L}{1,5} ){0,2}(?:zabardasti|jabardasti|majboor|dhakke)|majboor (?:kar|kitt?a)|dhamk(?:i|ee|a
          |iyan|aa|aat|aund)\p{L}{0,3}|(?:jaan se|jaano|jano|jan ton|jaan ton) ma{1,2}r\p{L}{0,3}
          |ma{1,2}r (?:d[aou]{1,2}l?(?:un|ung|nga|unga|ungi|ega|egi|ung[ai])?\p{L}{0,3}|de(?:ga|gi|nge|vega|vange)|dega
          |denge|daalunga|dalun|devan?ga|suttan?g[ae])(?!\p{L})|qat(?:a)?l|katal|(?:cha(?:ku|qu|koo|kku|aku)|chh?ur(?:i
          |a|ee)|churi|kirpan|talwar (?:se|naal|nal|kadd|nikal|dikh)\p{L}{0,3}|bandook|banduk|bandooq|pistol|pistaul|tamancha|desi katta|goli maar|kulhadi|kuhadi
          |gandasa|gandasi)(?!\p{L})|tezaab|tezab|jal(?:a|aa) (?:d|dun|denge|diya|ne ki|dunga)\p{L}{0,3}|jalane (?:ki
          |ka)|zinda jala|tel chh?id?r?ak|agg la
        |(?:ghar|kamre|kamray|bahar|bathroom|kothe|andar|store
          |kothri) (?:mein |me |vich |se |ton |nu )?(?:\p{L}{1,6} )?(?:band kar|bandh? ka|tala|taala|kunda|nikaal
          |nikal d|kadd?h?(?: d|da|di|eya)|dhakk|tadi|jandra|qaid|kaid)\p{L}{0,4}|(?:darwaza|boo[hw]a
          |buha) (?:\p{L}{1,6} )?(?:band kar|bahar se|tala|lock)\p{L}{0,3}|tala laga|jandra (?:la|mar)|qaid (?:kar
          |rakh)|(?:paise|paisay|paisa|pension|pinshan|pensan|tankhw?a{1,2}h?|passport|phone|mobile|zewar|gehne|card
          |benefit) (?:\p{L}{1,5} ){0,2}(?:chheen|cheen|khoh?|khohn?|le le|le lai|lai lai|lae lai|rakh l|chhin|chhupa
          |chura|churai|khaa j)\p{L}{0,4}|(?:chheen|cheen|chhin) (?:le|li|let|leta)\p{L}{0,3}|(?:roti|khana|khaana
          |paani|dawai|dawa) (?:\p{L}{1,4} ){0,2}(?:nah?i+n?|nai|nhi|band) (?:d[ei](?:ta|ti|te|nd[aie]|nde|y)|milt[ai]
          |milda|mild[ai]|khilat|kar|di)\p{L}{0,3}|bhook[aeh]{0,2} (?:rakh|rehte|rehnde|sula|maar)\p{L}{0,3}
          |bhukh[aei]? (?:rakh|rehnde|bach|maar)\p{L}{0,3}|(?:akel[aei]|ikall?[aei]|kalle
          |ikalle) (?:\p{L}{1,5} ){0,2}(?:chh?od|chh?or|chh?add|rehte hain (?:raat|bach)|ghar)\p{L}{0,4}|(?:dar(?:ti|ta
          |te|di|da|de|ey)?|ghabra(?:ti|ta)|khauf
          |dari) (?:hai |hui |rehti |rahti |rehta |lagta |lagda |rehndi )?(?:\p{L}{1,4} ){0,1}(?:shohar|miyan|pati|abbu
          |papa|baap|walid|sasur|saas|ghar ja|puttar|chacha|mama|usse|us se|ohton|ohde)|(?:shohar|miyan|pati|abbu|papa
          |baap|walid|sasur|saas|susral|sasural|chach[ae]|mam[ae]|us|ghar ?vale|ghar ?wale|puttar|bete|bhai|pyo|peo
          |ghar jane|taya) (?:se|ton|tou|toh) (?:\p{L}{1,5} ){0,2}(?:dar|ghabra|khauf|darr|darda|dardi)\p{L}{0,3}
          |ghar (?:se|ton) (?:bhaag|bhag|nass|nath|bhagi|bhaj)\p{L}{0,3}|ghar ton bahar|pichha kar|(?:neel
          |nil) (?:ke |de )?(?:nishan|nishaan|pad|pai|pay)|zakhm ke nishan|jale ke nishan|nishaan? (?:hain|ne
          |hai) (?:peeth|pith|kamar|baazu|gardan|haath|kalai)|taane (?:d|m)\p{L}{1,3}|tahne (?:d|m)\p{L}{1,3}|dahej
          |jahez|daaj
        |gaye? ha{1,2}t (?:tol|dey|dei)\p{L}{0,3}|mar ?dhor|mard?hor|ma?re(?:n|chhe|che) (?:amake|take|ma ke|bou
          |baccha)|nirjaton|bhoy dekha\p{L}{0,3}|dhorshon|jor kore (?:biye|bie))
    `,
  ],
};
