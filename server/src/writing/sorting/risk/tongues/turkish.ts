import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const TURKISH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:bitir (?:bu işi|artık|kendini)|köprü(?:ye|de|den) (?:kadar )?(?:yürü|çık|dur|bekle)\p{L}{0,5}
        |hayatım(?:ı)? bit|intihar|özkıyım|canına kıy|canıma kıy|hayatına son|hayatıma son|veda mektub|aşırı doz
        |kendi(?:ne|me|sine) (?:zarar|kıy|bıçak|jilet|kesik)|kendi(?:ni|mi|sini) (?:\p{L}{1,10} ){0,2}(?:öldür|as(?:tı
        |ma|mış|ıyor|acağ|mak|ar)|kes(?:iyor|ti|miş|mek|er|ip)|yak(?:tı|ıyor|mak|mış)|at(?:tı|mak|mış|acağ|ıyor|ar
        |mayı)|vur(?:du|mak|acağ)|jiletl|çizi|tırmala|yarala)
        |(?:ölmek|ölüp|ölümü|ölsem|ölse|ölsün|geberip|ölmeyi|yok olmak|ölüm) ?(?:ist|düşün|gitse|kurtul|daha iyi
          |de kurtul|arzu)|(?:keşke )?(?:öl(?:sem|seydim|se)(?!\p{L})|uyanmasam|uyanmasa|doğmasaydım|hiç olmasaydım|ölüversem)
          |(?:yaşamak|hayat)(?: artık)? (?:istem|anlams|boş|bitsin|isteğim yok|istemiyor)|yaşama(?:nın|ya)? (?:anlam
          |değmez|sebe|isteğ)|uyan(?:mamak|madan|mayı istem|masam|masa)|(?:bir daha|sabah) uyanma(?:mak|sam|sın)
          |(?:bensiz|onsuz|ben olmasam|o olmasa|ben ölürsem)(?= daha|,? rahat|$| onlar)|(?:onlara|aileme|ailesine
          |herkese|çocuklarına) yük(?!\p{L})|allah canı(?:mı|nı) al|her şeye son|bitirmek istiyor
        |(?:bilek|kol|bacak)(?:lerini|larını|ini|unu|lerimi|larımı|imi|umu|ağını) (?:\p{L}{1,8} )?(?:kes|jilet|çiz
          |yak)|kolunda (?:\p{L}{1,8} )?(?:kesik|jilet|faça)|jilet|faça at|(?:cam|balkon|köprü|çatı|pencere)(?:dan
          |den) (?:at(?:la|tı|mak|ıl|acağ)|kendi)|(?:tren|metro|araba|kamyon)(?:in|un|nın)? (?:altına|önüne) (?:at|atl)
          |ip(?:le|e)? (?:kendini|boynuna|bağla)|boynuna ip|(?:bütün|tüm|bir kutu|kutularca|avuç|avuç avuç|çok sayıda
          |onlarca|fazla|\d{2,3}|yirmi|otuz) ?(?:tane )?(?:ilaç|ilacı|ilaçları|ilaçlarını|hap|hapı|hapları
          |tablet)\p{L}{0,3} (?:\p{L}{1,8} ){0,2}(?:iç|yut|al)|(?:ilaç|hap)(?:ları|larını|ı)? (?:\p{L}{1,8} )?(?:birikt
          |sakl|topl)|ses(?:ler)? (?:\p{L}{1,10} ){0,4}(?:atla|öldür|emred|emir ver|yap diyor|zarar ver|söylüyormuş))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:bıçağ\p{L}{0,3}|(?:sandalye|tabak|bardak|telefon|vazo|terlik) (?:fırlat|at)(?:tı|mış|ıyor|ar)
        |pasaport(?:u|unu|ları|larını|umu)? (?:\p{L}{1,8} )?(?:sakla|al|elinden|el koy)\p{L}{0,4}|(?:ona|bana|anneme
        |annesine|eşine|karısına|çocuğa|çocuklara|kardeşine|oğluna|kızına|bize) (?:\p{L}{1,8} ){0,2}(?:vur(?:uyor|du
        |muş|ur)|tokat|el kaldır|saldır|tekme|bağırıp)|vur(?:uyor|du|muş|maz|madı)(?!\p{L})|döv(?:üyor|dü|müş|erim|ülü
        |ül|mek|mekle|üp)|dayak|tokat|tekme|yumruk|itip kak|itekli|(?:saç|saçlar)ı(?:ndan|nı|mdan) (?:çek|sürük|tut)
        |boğazı(?:nı|na|mı) (?:sık|sarıl|yapış|kes|bıçak)|boğ(?:maya|uyor|du)|hırpal|el kaldır|kemer(?:le|i ile)
        |sopa(?:yla)?|ısır(?:dı|ıyor|mış)|üzerine yürü|kaynar su|sigara (?:bas|söndür)
        |şiddet|istismar|taciz|tecavüz|cinsel (?:saldırı|istismar|şiddet|taciz|ilişkiye zor)|(?:özel
          |mahrem) yer(?:ine|lerine|imi)|elle(?:di|miş|yor|me|mek|ndi)|dokunuyor(?:muş)? (?:\p{L}{1,6} )?(?:gece|özel
          |istemed)|(?:gece|odasına) (?:\p{L}{1,8} ){0,2}(?:gelip dokun|dokunuyor)|zorla (?:evlen|ilişki|beraber|yat)
          |evlendirmek|evlendiri|evlendirecek|çocuk gelin|namus|töre (?:cinayet|bask)
        |tehdit|öldür(?:ür|üm|ece|mek|ürüm|eceğ|dü)|keserim|vururum|yakarım|silah|tabanca|tüfeğ|tüfek|bıçak(?:la|lı
          |ladı|ı|tan)?(?!\p{L})|satır(?:la)|kork(?:uyor|tuğu|uyorum)(?= (?:babas|kocas|eve|ondan|eşin|amcas|abis|baba)
          |[.,;"”]|$)|(?:babasından|kocasından|eşinden|abisinden|üvey|amcasından|ondan|eve gitmekten|eve dönmekten
          |oğlundan) (?:\p{L}{1,6} )?(?:çok )?kork|(?:eve|odaya|odasına|kömürlüğe|banyoya|içeri) (?:kilitl|kapat
          |hapset)|üstüne kilit|üzerine kilit|kilit(?:liyor|ledi|lemiş|li tut)|dışarı çıkarm|(?:maaşını|parasını
          |telefonunu|pasaportunu|kimliğini|kartını|emekliliğini) (?:\p{L}{1,6} )?(?:al(?:ıyor|dı|mış)|elinden|sakl
          |gasp|el koy)
        |(?:evde )?(?:aç bırak|yemek ver(?:miyor|mem)|yiyecek yok|aç susuz)|(?:çocuk\p{L}{0,4}|bebe\p{L}{0,4}
          |kardeş\p{L}{0,4}) (?:\p{L}{1,6} ){0,2}(?:yalnız|tek başına) (?:bırak|kal)|ihmal|bakımsız|yatak yara|morluk
          |morar(?:mış|ma|an|tı|ık|ıyor)|çürük(?:ler)? (?:var|vücud|kol)|yanık iz|kemer iz|parmak iz|evden kaç|sığınma ev|uzaklaştırma karar
          |çocuk koruma|karakol)
    `,
  ],
};
