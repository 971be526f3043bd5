import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const FRENCH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:assise?|debout|retrouvée?|monté[e]?|grimp\p{L}{1,3}) (?:\p{L}{1,8} ){0,3}(?:au bord d[ue]
        |sur le (?:rebord|parapet|pont|toit|garde-corps)|sur la rambarde|au-dessus d[ue])|laisser (?:mourir
        |partir pour)|idées? suicid|rebord de (?:la )?fenêtre|suicid|tentative de suicide|parasuicid|automutil
        |auto-?agress|scarif|autolyse|(?:idées?|pensées?|envies?|désirs?) (?:de (?:mort|mourir|en finir|se tuer|me tuer
        |disparaître|sauter)|noires?|suicid|macabre)|surdos|overdose
        |(?:veut|veux|voulait|voulu|voudrait|voudrais|souhaite|souhaitait|préfère|préférerait|aimerait
          |envie de) (?:\p{L}{1,8} ){0,2}(?:mourir|crever|disparaître|en finir|s'endormir (?:et|pour)
          |partir pour de bon|être morte?|ne plus (?:être là|exister|se réveiller|vivre))
        |(?:veut|veux|voulait|voudrait|souhaite) (?:vraiment )?(?:plus|pas) (?:vivre|être là|exister|se réveiller
          |continuer)|(?:ne |n')(?:\p{L}{1,12} )?plus (?:de )?(?:vivre|goût à la vie|raison de vivre|envie de vivre)
          |plus (?:la peine|envie) (?:de|d')(?:vivre|être là|exister)|la vie (?:ne |n')?(?:vaut|a) (?:plus|pas)
          |vaut (?:plus|pas) la peine d'être vécue
        |s'endormir (?:pour toujours|et ne (?:plus|pas))|ne (?:plus|pas) se réveiller|mieux (?:si (?:j'étais
          |elle était|il était) mort|morte?|sans (?:moi|elle|lui))|être morte?(?!\p{L})|poids pour (?:tout le monde
          |les siens|sa famille|ses enfants|moi)|plus là pour|débarrass(?:er|és|ée?) d(?:e moi|'elle|e lui)
        |(?:se|me|s'|m')(?: ?est | ?a )?(?:tu(?:er|é|ée)(?!\p{L})|pendre|pendu|pend(?!\p{L})|noyer|noyé
          |ouvrir les veines|ouvert les veines|jeter (?:sous|par|du|dans)|jeté[e]? (?:sous|par|du|dans)|foutre en l'air
          |flinguer|immoler|supprimer|taillad(?:er?|é|ée)(?!\p{L})|entailler?|entaillé[e]?|couper? (?:les|aux|le
          |la) (?:bras|veines|cuisse|poignet|avant)|coupé[e]? (?:les|aux|le|la) (?:bras|veines|cuisse|poignet|avant)
          |brûl(?:er?|é) (?:les|aux|la|avec|le) |faire (?:du )?mal|fait (?:du )?mal (?:exprès|volontairement|quand|avec
          |pour)|laisse[r]? mourir|griffe[r]? jusqu|lacér|scarif|mutil|empoisonn|défenestr)
        |(?:sauter|sauté|se lancer|tomber) (?:du|d'un|par la|depuis le) (?:pont|balcon|toit|fenêtre|étage|quai
          |immeuble|viaduc)|sous (?:le|un) (?:train|métro|camion|rer|tram)|passer à l'acte|passage à l'acte|(?:lettre
          |mot|message) d'adieu|mettre fin (?:à|aux)|(?:en finir|finir avec) (?:avec )?(?:la vie|tout ça|tout)|attenter à
        |(?:avalé|pris|ingéré|ingurgité|avale|prendre|prend|gobé) (?:\p{L}{1,10} ){0,5}(?:boîtes? (?:de|d'|entière)
          |plaquettes?|flacon|tube (?:de|entier)|poignée (?:de|d')|tous (?:ses|mes|les) (?:médic|cachet|comprim)
          |trop de|trop d')|(?:boîtes?|plaquettes?|réserves?|stock) (?:\p{L}{1,10} ){0,2}(?:somnifères?|cachets?
          |comprimés|médicaments|anxiolytiques)|(?:cach|stock|accumul|gard|range|rangé|met de côté
          |mis de côté)\p{L}{0,3} (?:\p{L}{1,10} ){0,3}(?:cachets|comprimés|somnifères|médicaments|boîtes de)
        |(?:plaies?|coupures?|entailles?|cicatrices?|brûlures?
          |marques?) (?:\p{L}{1,14} ){0,3}(?:au[x]? |sur l[ea]s? |de l'|à l')(?:avant-bras|poignets?|bras|cuisses?
          |veines)|brûlures? de cigarettes?|lames? de (?:rasoir|cutter)|(?:avec|une|la) (?:un )?lame(?!\p{L})
          |la corde (?:au|autour|dans)|voix (?:qui )?(?:lui |me )?(?:\p{L}{1,8} )?(?:ordonn|command|disent? de (?:se|me
          |sauter|tuer|mourir|faire du mal)|dit de (?:se|me|sauter|tuer|mourir)))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:l'a|la|le|m'a|lui a) tap(?:e|é|ée|ait)(?!\p{L})|(?:l'|m'|les )attend (?:\p{L}{1,6} )?(?:devant
        |à la sortie)|dit qu'il prendra (?:la|le|les)|mariage (?:arrangé|forcé|au pays)|(?:lancé|jeté
        |balancé) (?:\p{L}{1,5} )?(?:chaise|assiette|verre|téléphone)s?|(?:la|le|les|l'|me|m'|lui|nous|se
        |leur) ?(?:a |ont |avait )?(?:frapp|gifl|cogn|tabass|étrangl|mord|bouscul|poignard|violent|agress|menac|tortur
        |maltrait|rou[ée]|secou|humili|insult|harcel|séquestr|enferm|attach|empoign|pouss\p{L}{1,3} (?:contre|dans|par)
        |jet\p{L}{1,3} (?:contre|par terre|à terre))\p{L}{0,5}
        |(?:mis|met|donn\p{L}{1,3}|flanqu\p{L}{1,3}|foutu?|reçu|reçoit|prend
          |coll\p{L}{1,3}) (?:\p{L}{1,8} ){0,2}(?:claques?|gifles?|baffes?|fessées?|raclées?|coups? de (?:pied|poing
          |poings|ceinture|couteau|bâton|tête|boule|pelle|câble)|torgnoles?|beignes?|mandales?|taloche)
          |coups? de (?:pied|poing|poings|ceinture|couteau|bâton|câble|fusil)|des coups(?= (?:de|sur|à|dans|quand)
          |[.,;]|$)|roué[e]? de coups|lev\p{L}{1,3} la main sur|tire les cheveux|par les cheveux
        |violences? (?:conjug|famil|sexuel|physiq|psych|intraf|verbal|domest)|femme battue|enfants? battus?
          |maltraitance|inceste|viol(?:ée?s?|er|eur|ait)?(?!\p{L})|abus(?:é|ée|er|ait)? (?:sexuel|d'elle|de lui|de moi)
          |abusée?(?!\p{L})|attouchement|agression|pédo(?:phil|crim)|(?:la|le|me|lui|l'a|m'a) (?:touch|caress
          |tripot)\p{L}{0,4} (?:\p{L}{1,8} ){0,3}(?:sous|entre|la nuit|les seins|les fesses|le sexe|là où|en bas
          |parties|partout|dans (?:son|le|mon) lit)|entre dans (?:sa|la|ma) (?:chambre|salle de bains?
          |douche) (?:\p{L}{1,8} ){0,3}(?:nuit|quand|pendant|lorsqu|sans)|forc\p{L}{1,3} à (?:coucher|des rapports
          |avoir)|rapports? (?:sexuels? )?forcés?|mariage forcé|(?:été|être|est|était|faire) excis(?:er|ée?s?)(?!\p{L})|mutilations? (?:génitales?
          |sexuelles?)|prostitu
        |menac\p{L}{1,5} de|menaces? de mort|(?:je vais|va|vais) (?:te|la|le|les|me) (?:tuer|crever|buter|planter
          |saigner|égorger)|tuer (?:sa|son|ses|quelqu'un|les|mon|ma|le|la)|couteau|machette|arme (?:à|de|blanche|chez)
          |fusils?(?!\p{L})|carabine|pistolet|cran d'arrêt|(?:avec|au|un coup de) (?:un |le )?cutter
        |peur (?:de (?:lui|rentrer|son|sa|mon|papa|elle)|du (?:père|beau-père|conjoint|compagnon|mari|retour))|(?:a
          |ont) peur qu'il|n'ose (?:pas|plus) rentrer|sous emprise|surveille (?:son|mon|ses) (?:téléphone|message)
          |(?:prend|pris|confisqu\p{L}{1,3}|gard\p{L}{1,3}|vol\p{L}{1,3}) (?:son|sa|ses|mon|ma) (?:téléphone|papiers
          |passeport|carte|argent|pension|retraite|allocation)
        |(?:bleus?|ecchymoses?|hématomes?|traces?|marques?) (?:\p{L}{1,10} ){0,3}(?:sur|au|aux|de (?:ceinture|doigts
          |strangul|coups|morsure|brûlure))|négligences? (?:grave|parent|éducat|de la|du|des)|(?:signes?|suspicion|soupçons?) de négligence|(?:laiss
          |livr)\p{L}{1,3} (?:\p{L}{1,10} ){0,2}(?:seule?s? (?:la nuit|à la maison|toute|des heures|pendant)
          |à eux-mêmes|à lui-même|sans (?:manger|soins|surveillance))|rien à manger|frigo (?:est )?vide|escarres?
          |signalement|information préoccupante|enfance en danger|mise à l'abri|aide sociale à l'enfance
          |ordonnance de protection|fugu(?:e|é|ait)|fuite du domicile|foyer d'hébergement|violent(?:e|s)?(?= (?:avec
          |envers|quand|à la))|battue?s?(?= par|[.,;]|$))
    `,
  ],
};
