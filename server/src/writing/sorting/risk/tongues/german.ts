import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const GERMAN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:mit|alle
        |sämtliche) (?:den |die |mutters |ihren |seinen )?tabletten (?:\p{L}{1,8} ){0,3}in der hand|nicht mehr (?:essen
        |trinken),? (?:bis|damit|um)|gegen (?:den|einen|die) (?:baum|brückenpfeiler|wand|mauer) (?:gefahren|fahren
        |zu fahren)|su[iy]zid|selbst(?:mord|mörd|tötung|verletz|gefährd|schädig)|freitod|lebensmüde|lebensüberdr
        |abschiedsbrief
        |(?:sich|mich|dich) (?:selbst |am liebsten |einfach |doch )?(?:umbring|umzubring|umgebracht|aufhäng|aufgehäng
          |erhäng|erschie(?:ß|ss)|ertränk|vergift|ritz|wegmach|anzünd)
        |(?:bringt?|bringe|brachte|hängt?|hänge) (?:sich|mich) (?:\p{L}{2,12} ){0,2}(?:um|auf)(?!\p{L})
        |(?:sich|mir|mein|dem|ihrem|seinem)(?: das)? leben (?:zu )?(?:nehm|beend|ein ende)|das leben (?:genommen
          |zu nehmen|nehmen)
        |(?:nicht|nimmer|nie) (?:mehr |wieder )?(?:leben|aufwach|weiterleb|am leben|da sein|existier)(?:en|e
          |t)?(?= woll| will| wolle| möcht| mag|[.,;!"”»]| können|$)
        |(?:will|wollte|wolle|möchte|mag
          |würde am liebsten) (?:einfach |nur |am liebsten |gar |doch |jetzt |auch ){0,2}(?:sterben|tot sein|weg sein
          |verschwinden|einschlafen und)
        |(?:nicht|nimmer) mehr (?:leben|aufwach|da sein|hier sein|weiterleb)|für immer (?:schlaf|einschlaf|weg)
        |(?:keine|keinen) (?:lust|kraft|sinn|grund)(?: mehr)? (?:zu|zum|im|am) leben|lebenswill|todeswunsch
          |todessehnsucht|sterbewunsch|todesgedank
        |(?:wäre?n?|sei|bin) (?:ich |sie |er |alle |alles |es )?(?:besser |lieber |doch )?(?:tot|ohne (?:mich|ihn
          |sie) besser)(?!\p{L})|wenn (?:ich|er|sie) (?:tot|weg|nicht mehr da) (?:bin|ist|wär|sei)
        |(?:vor|vor'?n) (?:den|einen|die|eine) (?:zug|bahn|u-bahn|s-bahn|lkw|laster|tram) (?:werf|spring|gesprung
          |geworf|schmei|lauf|gelauf|lege)
        |(?:von|auf) (?:der|einer|die|eine) (?:\p{L}{0,12}brücke|gleise?n?) (?:spring|gesprung|gestand|stand|gestieg
          |stürz|sprang)|(?:vom|aufs?) (?:hoch)?dach (?:spring|gesprung|gestieg|sprang)
        |(?:schlaf)?(?:tabletten|pillen|medikamente) (?:\p{L}{1,12} ){0,3}(?:gesammelt|gehortet|beiseite|zurückgeleg
          |versteckt|aufgespart|auf einmal|geschluckt|runtergeschluckt)
        |(?:sammelt|hortet|versteckt|spart) (?:\p{L}{1,12} ){0,2}(?:\p{L}{0,12}tabletten|pillen|medikamente)
        |(?:ganze|halbe|alle|zu viele?|handvoll|packung|schachtel
          |\d{2,3}) (?:\p{L}{1,12} ){0,2}\p{L}{0,14}(?:tabletten|pillen|tilidin|ibuprofen
          |paracetamol) (?:\p{L}{1,12} ){0,2}(?:genommen|geschluckt|eingenommen|nehmen|schlucken)|überdosi
        |(?:arme?|unterarme?|handgelenke?|pulsadern?|oberschenkel|beine?|haut) (?:\p{L}{1,10} ){0,3}(?:geritzt
          |aufgeschnitten|aufgeschlitzt|geschnitten|verbrannt|blutig gekratzt)
        |(?:schneidet|ritzt|kratzt|verbrennt|schlägt) sich (?:\p{L}{1,10} ){0,3}(?:arm|bein|haut|oberschenkel
          |handgelenk|unterarm|kopf)|(?:fügt|fügte) sich \p{L}{0,12} ?(?:verletz|schmerz|wunden)
        |stimmen? (?:\p{L}{1,12}[,]? ){0,5}(?:umbring|spring|töte|wehtun|weh zu tun|schneid|befiehl|befehl)
          |sich etwas an(?:tut|tun|getan|zutun)|mir (?:was|etwas) antu)
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:schlagen (?:ihn|sie|mich|uns)(?!\p{L})(?! vor)|aa?g(?:e)?langet|betatscht|bedrängt|droht,? (?:die
        |das|den|ihr|ihm|mir|sie|mit)|nimmt (?:ihr|ihm) (?:die|das) kind
        |wirft (?:\p{L}{1,8} ){0,3}(?:mit |einen |den )?(?:stuhl|teller|tasse|glas|handy|gegenst)\p{L}{0,4}|(?:ihr|ihm
        |mir|der mutter|dem vater|dem kind|der frau|dem bruder|der schwester
        |einem mitschüler) (?:\p{L}{1,12} ){0,3}(?:eine (?:ge)?(?:scheuert?|schmiert?|langt?|klebt?|knallt?)
        |ins gesicht (?:ge)?schl|in den bauch (?:ge)?t|den arm (?:um|ver)dreh)
        |(?:eine|ein paar) (?:ge(?:scheuert|schmiert|langt|klebt|knallt)|runtergehauen|watsche|backpfeife)
        |schubst|schubste|geschubst|verhaut|verhauen|gehauen|haut (?:ihn|sie|mich|den|die|seine|ihre|uns)|verdrisch
          |verdrosch|zusammengeschlagen|zugeschlagen|schlägt zu|handgreiflich|rastet aus und
        |(?:schlägt|schlug|tritt|trat|boxt|beißt|würgt|prügelt|packt|schüttelt) (?:ihn|sie|mich|uns|die (?:mutter
          |frau|kinder|kleine|schwester)|den (?:sohn|bruder|kleinen|vater)|seine|ihre|das (?:kind|baby))
        |(?:geschlagen|getreten|gewürgt|gebissen|verprügelt|geschüttelt|bedroht|missbraucht|misshandelt|vergewaltigt
          |belästigt|begrapscht|eingesperrt|gestalkt|erpresst)(?!\p{L})
        |zwingt sie|zum sex|sexuell(?:e[rnsm]?)? (?:übergriff|missbrauch|belästig|gewalt|nötig)
          |an(?:ge)?fasst? (?:\p{L}{1,8} ){0,2}(?:wo|im bett|im intim|zwischen)|unsittlich|fasst (?:sie|ihn
          |mich) (?:\p{L}{1,10} ){0,2}an(?!\p{L})|zwischen die beine|intimbereich (?:ge)?(?:fass|berühr)|unter (?:ihre
          |die) (?:bett)?decke
        |(?:nimmt|nahm|nehmen) (?:ihr|ihm|mir) (?:\p{L}{1,10} ){0,3}(?:geld|handy|rente|pass|karte|schlüssel)
          |(?:sperrt|schließt|schloss|sperrte) (?:sie|ihn|mich|die kinder) (?:\p{L}{1,10} ){0,3}(?:ein|aus|weg)(?!\p{L})
        |(?:bringt?|bringe|schlägt?|schlage|stechen|steche|mache?) (?:dich|sie|ihn|euch
          |mich) (?:\p{L}{1,8} ){0,1}(?:um|tot|ab|kalt|fertig)(?!\p{L})|umbringen|umzubringen|abstech|totschlag|erstech
          |erstochen
        |schusswaffe|jagdgewehr|gewehr|pistole|revolver|küchenmesser|messer (?:\p{L}{1,8} ){0,3}(?:in der hand|unter
          |an den|gezogen|bedroht|dabei|gegriffen)|mit (?:dem|einem) (?:messer|gürtel|kabel|stock|schlagstock|hammer|beil)
        |striemen|blaue[rn]? fleck|hämatom|blutergu|brandwund|verbrühung|griffspur|würgemal
        |verwahrlos|vernachlässig|(?:nichts|kein(?:e|en)?) (?:warme[sn]? )?(?:zu essen|essen|mahlzeit) (?:im haus
          |bekommen|zu hause|daheim|seit)|kühlschrank (?:\p{L}{1,8} ){0,2}leer|(?:wund|offen) am? (?:steiß|gesäß|ferse
          |rücken)|dekubitus|(?:kinder|kleinen|baby|kind) (?:\p{L}{1,10} ){0,4}(?:allein|alleine) (?:gelassen|zu hause
          |zuhause|daheim)
        |angst (?:vor|nach hause)(?= (?:ihm|ihr|dem (?:vater|stiefvater|mann|freund|onkel|opa|bruder)|der mutter|papa
          |mama|zu hause|heim|zu gehen|seinem|ihrem|meinem))|traut sich nicht (?:heim|nach hause)|weggelaufen|abgehauen
          |ausgerissen|frauenhaus|zwangsheirat|zwangsverheirat|häusliche[rn]? gewalt|stalk|lauert (?:ihr|ihm|mir)
          |verfolgt (?:sie|mich) (?:bis|auf|nach)
        |kindeswohl|inobhut|jugendamt|gefährdungsmeldung|polizei (?:musste|kam|wurde|gerufen|geholt))
    `,
  ],
};
