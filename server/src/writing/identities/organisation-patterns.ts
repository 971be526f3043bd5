import { pattern } from '../../lib/pattern.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern, NAME } from './kind-pattern.ts';
import { hasNamingWord, hasOrdinaryWord, hasStrangeWord } from './kinds-of-words.ts';
import { commonWords } from './lists.ts';

const SMALL =
  'am|an|der|dem|den|des|de|la|las|los|le|les|du|del|rechts|links|zum|zur|im|na|nr|y|yr|of|the|da|do|św\\.|św';
const REST = String.raw`(?: (?:(?:${SMALL}) ){0,2}(?:${NAME}|\d{1,3})){1,4}`;

/** Schools, hospitals, clubs and firms by words of other languages, by numbers, and by what leads to them. */
export const ORGANISATION_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`
      ${ALONE_BEFORE}(?:(?:Universitäts)?[Kk]linikum|Krankenhaus|Klinik|Grundschule|Hauptschule|Realschule
        |Gesamtschule|Gymnasium|Kita|Kindergarten|Universität|Firma|Praxis|Hôpital|Clinique|Lycée|Collège|École|Ecole
        |Crèche|Université|Mairie|Hospital|Clínica|Colegio|Instituto|Escuela|Universidad|Szpital
        |Szpital(?:u|a|em)|[Pp]arafi[aię]
        |Szkoł[aęy](?: Podstawow[aąe]j?)?|Liceum|Przedszkol[eua]|Uniwersytet|Ospedale|Scuola|Liceo|Università|Escola|Ziekenhuis
        |Basisschool|Sjukhus|Ysgol|Scoil|Gaelscoil|Coláiste|Naíonra|Cylch Meithrin)${REST}${ALONE_AFTER}
    `,
    accepts: (match) => !/^(?:Praxis|Klinik|Hospital) /.test(match) || !hasOrdinaryWord(match),
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:ysgol|scoil|gaelscoil|coláiste|colaiste) (?:(?:gynradd|uwchradd|gyfun|feithrin|${SMALL}) )?\p{L}{3,20}(?:-\p{L}{1,20}){0,3}(?: \p{Ll}{4,20})?${ALONE_AFTER}`,
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`
      ${ALONE_BEFORE}\d{1,3}(?:st|nd|rd|th) (?:${NAME} ){1,3}(?:Scouts?(?: Group)?|Guides|Brownies|Cubs|Beavers
        |Rainbows|Battalion|Rifles|Squadron|XI)${ALONE_AFTER}
    `,
  },
  { kind: 'ORGANISATION', pattern: /(?<![\p{L}\p{N}])(?:PS|P\.S\.|IS|JHS|MS) ?\d{2,3}(?= (?:in|on|for|at)\b)/gu },
  {
    kind: 'ORGANISATION',
    pattern: /(?<![\p{L}\p{N}])\d{1,2} (?:PARA|SCOTS|RIFLES|YORKS|MERCIAN|LANCS|RIR|WELSH|Cdo|Para)(?!\p{L}|,? ?\d)/gu,
  },
  {
    kind: 'ORGANISATION',
    pattern: /(?<![\p{L}\p{N}])\d{1,4}(?:st|nd|rd|th)? (?:squadron|sqn|troop|regt|regiment|battalion)(?!\p{L})/giu,
  },
  { kind: 'ORGANISATION', pattern: /(?<![\p{L}\p{N}])hmp (?:and )?\p{L}{4,20}(?![\p{L}])/giu },
  // "drinks in The Crown", "barred from the Fox and Hounds".
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`(?<=\p{Ll},? )The ${NAME}(?: (?:and|&) ${NAME}| ${NAME}){0,2}${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match.slice(4)),
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Aa]t|[Ii]n|[Ff]rom|[Oo]utside|[Tt]o|[Bb]ehind|landlord of|[Rr]uns|[Dd]rinks in) )the ${NAME} (?:and|&) ${NAME}${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`(?<=\p{Ll}, )[Tt]he ${NAME} (?:and|&) ${NAME}${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match.replace(/^[Tt]he /, '')),
  },
  // What somebody owns or plays in, and what it is called.
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`
      (?<=\b(?:[Rr]uns|[Oo]wns|[Mm]anages|[Ff]ounded|[Oo]pened|shop called|firm called|company called|business called|business|band
          |band:|choir|choir:|sole trader,|team,|group called|charity called|app called) ["']?)(?:(?:The
          |A) )?${NAME}(?:(?: (?:and|&|of|the))? ${NAME}){0,3}${ALONE_AFTER}
    `,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}[A-Z]{2,3} (?:Roofing|Plumbing|Joinery|Motors|Builders|Building|Electrical|Cleaning|Catering|Transport|Logistics|Scaffolding|Landscapes|Decorators|Travel|Group|Ltd)${ALONE_AFTER}(?: Ltd)?`,
  },
  // Schools and churches of saints and orders, and schools by their number.
  { kind: 'ORGANISATION', pattern: pattern('gu')`${ALONE_BEFORE}Our Lady(?:'s| of (?:the )?${NAME}(?: ${NAME})?)` },
  { kind: 'ORGANISATION', pattern: pattern('gu')`${ALONE_BEFORE}S[Ss]\.? ${NAME} (?:and|&) ${NAME}(?:'s)?` },
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`${ALONE_BEFORE}(?:CBS|IES|ETB|GAA|HMS|RAF|HMP|YMCA|YWCA) ${NAME}(?: ${NAME})?`,
    accepts: (match) => !hasOrdinaryWord(match.replace(/^\S+ /, '')),
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:Presentation|Christian|Marist|Mercy|Ursuline|Salesian|Loreto|De La Salle) (?:Brothers|Sisters|Convent|College)`,
  },
  { kind: 'ORGANISATION', pattern: /(?<![\p{L}\p{N}])(?:P\.S\.|PS) ?\d{2,3}(?!\d)/gu },
  {
    kind: 'ORGANISATION',
    pattern: pattern('gu')`${ALONE_BEFORE}(?:Liceum|Szkoła|Przedszkole|Gimnazjum) im\. ${NAME}(?: ${NAME})?`,
  },
  { kind: 'ORGANISATION', pattern: pattern('gu')`${ALONE_BEFORE}City of ${NAME}` },
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[Tt]he )?(?:${NAME} ){1,3}(?:Regiment|Fusiliers|Guards|Hussars|Lancers|Battalion)${ALONE_AFTER}`,
  },
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:The )?(?:American|British|French|German|International|English|Japanese) School (?:in|of) ${NAME}`,
  },
  // "Downside, a boarding school".
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}'-])(?<hidden>${NAME}(?: ${NAME}){0,3})(?:,| \() ?(?:a|an|the|his|her|their) (?:\p{Ll}+ ){0,2}(?:school|college|nursery|academy|charity|firm|company|employer|pub|ward|hospital|hospice|hostel|prison|church|mosque|university|bank|gym|landlord|day centre|care home|nursing home)${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  // Pubs.
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Bb]arman|[Bb]armaid|[Bb]arstaff|[Dd]rinks?|[Dd]rank|[Dd]rinking|[Ww]orks|[Ww]orked|[Ss]hifts?|[Pp]ub|[Ll]unch|[Qq]uiz|[Ll]andlord|[Ll]andlady|[Bb]arred|[Bb]anned|[Tt]hrown out|[Kk]icked out|[Ss]inger|[Cc]hef|[Cc]ook|DJ) (?:at|in|of|from) (?:${NAME} and )?)[Tt]he ${NAME}(?: ${NAME}){0,2}${ALONE_AFTER}`,
    accepts: (match) =>
      !/^[Tt]he (?:UK|US|NHS|Army|Navy|RAF|House|School|Hospital|Community|Day|Ward|Unit|Clinic|Evening|Morning|Week)/.test(
        match,
      ),
  },
  // Police, councils, courts: the place is what tells.
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Cc]ouncil|[Ss]tation|[Ss]chool|[Cc]hurch|[Mm]osque|[Gg]urdwara|[Tt]emple|[Pp]rison|[Hh]ospital|[Cc]ollege|[Cc]linic|[Pp]ub|[Gg]ym|[Bb]ranch|[Ww]arehouse|[Ff]actory|[Oo]ffice|[Ss]hop|[Ss]tore) (?:in|on|at|of|near) )${NAME}(?: ${NAME}){0,2}${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  // "his band, The Velcro Kids, played": what it is, and then what it is called.
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)(?: \p{Ll}{2,14}){0,2} (?:band|group|team|troop|choir|club|gym|pub|firm|company|charity|agency|nursery|school|college|church|mosque|employer|hostel|refuge|playgroup|shop|salon|restaurant|society|orchestra|local), )(?:[Tt]he )?${NAME}(?: (?:(?:of|the|and|&) )?${NAME}){0,3}(?=[,.;)\n]|$)`,
    accepts: hasNamingWord,
  },
  // "nursery (Little Acorns)": what it is, and what it is called.
  {
    kind: 'ORGANISATION',
    needs: /\(/,
    pattern: pattern(
      'gu',
    )`(?<=\b(?:[Nn]ursery|[Ss]chool|[Pp]laygroup|[Cc]ollege|[Ee]mployer|[Ww]orkplace|[Cc]harity|[Hh]ostel|[Hh]ome|[Cc]hildminder|[Aa]gency|[Cc]lub|[Gg]ym|[Cc]hurch|[Mm]osque|[Ll]andlord|[Ww]ard|[Ss]urgery|[Ff]irm|[Cc]ompany|[Jj]ob|[Pp]ub) \()${NAME}(?: (?:(?:of|the|and|&) )?${NAME}){1,3}(?=[),;])`,
    accepts: (match) => !/^(?:Year|Key|Form|Class|Reception|Special|Early)\b/.test(match),
  },
  // "the Willows estate", "at Queensway juniors".
  {
    kind: 'ORGANISATION',
    needs: /estate|juniors|infants|primary|nursery/,
    pattern: pattern(
      'gu',
    )`(?<=\b(?:the|at|from|in|to|near|@) )(?:${NAME} ){0,2}${NAME} (?:estate|juniors|infants|primary|nursery)${ALONE_AFTER}`,
  },
  // "West Yorkshire Police", "Devon and Cornwall Constabulary".
  {
    kind: 'ORGANISATION',
    needs: /Police|Constabulary|Ambulance|Fire/,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:${NAME} (?:(?:and|&) )?){0,3}${NAME} (?:Police|Constabulary|Ambulance(?: Service)?|Fire(?: and Rescue| & Rescue)?(?: Service)?)${ALONE_AFTER}`,
    accepts: hasStrangeWord,
  },
  // A team of a place: "Northmoor CMHT".
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}${NAME} (?:CMHT|CAMHS|CRHTT?|HTT|EIS|EIT|EIP|AOT|MHLT|CLDT|MHT|AMHT|MIU|PRU|AP|SEMH|A?FC|RFC|CIC|LLP|AME|UMC|COGIC)${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match.replace(/ \p{Lu}+$/u, '')),
  },
  // "North Wessex ICB", "Lakeview Ridge HS", "Kendall Allied Health", "Moor Care at Home".
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:${NAME} (?:(?:and|&) )?){1,3}(?:ICB|ICS|CCG|LHB|HSCP|NHSFT|NHS Trust|HS|Allied Health|Care at Home|Homecare|Home Care|Health Group|Pvt\.? Ltd|Vidyalaya(?: No\.? ?\d{1,2})?)${ALONE_AFTER}`,
    accepts: (match) =>
      hasNamingWord(
        match.split(/ (?:ICB|ICS|CCG|LHB|HSCP|NHS|HS|Allied|Care|Home|Health|Pvt|Vidyalaya)/, 1)[0] ?? '',
      ) && !/^(?:\p{Lu}\p{Ll}+(?:ine|one|am|ol|in|ide)) HS$/u.test(match),
  },
  // The head of a letter: "Wattle Creek Medical", and below it where that is.
  {
    kind: 'ORGANISATION',
    needs: /\n/,
    pattern: pattern('gu')`
      (?<=^\s{0,3})(?:${NAME} (?:(?:&|and|of|the) )?){1,4}(?:Medical|Health|Healthcare|Dental|Physio|Physiotherapy
        |Psychology|Psychiatry|Pediatrics|Paediatrics|Chambers|Care|Wellbeing|Therapy|Therapies|Optometry|Podiatry
        |Rehab|Rehabilitation|Family Practice|Family Medicine|Law|Legal)(?=[ ,]{0,2}\n[^\n]{0,60}(?:(?<!\p{L})(?:[Tt]el|[Pp]h|[Pp]hone|[Ff]ax|T|P)[.:]? ?[\d(+]
        |\d[^\n]{0,40} (?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Dr|Drive|Pde|Parade|Blvd|Way|Court|Ct|Place|Pl|Row|Square|Hwy|Terrace|Tce)(?!\p{L})))
    `,
    accepts: (match) => hasNamingWord(match.replace(/ \p{L}+$/u, '')),
  },
  // "THE BEECHES RESIDENTIAL HOME": the head of its papers.
  {
    kind: 'ORGANISATION',
    needs: /HOME|HOUSING|VILLAGE/,
    pattern: pattern(
      'gu',
    )`(?:^|(?<=\n)) {0,3}(?<hidden>(?:THE )?\p{Lu}[\p{Lu}'-]{0,20}(?: \p{Lu}[\p{Lu}'-]{0,20}){0,3})(?= (?:RESIDENTIAL|NURSING|CARE|REST|RETIREMENT|SHELTERED|CHILDREN'S) (?:HOME|HOUSING|VILLAGE)(?!\p{L}))`,
    accepts: (match) =>
      match.trim().startsWith('THE ') ||
      (match.match(/\p{Lu}[\p{Lu}'-]+/gu) ?? []).some((word) => !commonWords().has(word.toLowerCase())),
  },
  // "retired from 3M", "works for 2 Sisters".
  {
    kind: 'ORGANISATION',
    needs: DIGIT,
    pattern:
      /(?<=(?<!\p{L})(?:work(?:s|ed|ing)? (?:at|for)|retired from|employed (?:by|at)|job (?:at|with)|shifts? at) )\d{1,3} ?\p{Lu}[\p{L}&]{0,15}(?![\p{L}\p{N}])/gu,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  // "admitted to 5 South": a ward by its floor.
  {
    kind: 'ORGANISATION',
    needs: DIGIT,
    pattern:
      /(?<=(?<!\p{L})(?:admitted|transferred|moved|brought|sent|returned) (?:to|from|up to) |(?<!\p{L})(?:[Ff]loor|[Uu]nit|[Ww]ard):? )\d{1,2} ?(?:North|South|East|West|Tower|Main)(?![\p{L}\p{N}]| \p{Lu}\p{Ll})/gu,
  },
  // "Nationwide 07-04-36 / 22871904": whose account it is.
  {
    kind: 'ORGANISATION',
    needs: /\d-\d/,
    pattern: pattern('gu')`${ALONE_BEFORE}${NAME}(?: ${NAME})?(?=,? \d{2}-\d{2}-\d{2}[ ,/]{1,3}\d{8}(?!\d))`,
    accepts: (match) => !/(?:Code|Bank|Account|Sort|Acc|Number)$/i.test(match),
  },
  // "Praxisgemeinschaft Am Lindenhof", "MVZ Nordtor".
  {
    kind: 'ORGANISATION',
    needs: /praxis|MVZ|tagesklinik|ambulanz|fachklinik|rehaklinik/i,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:Praxisgemeinschaft|Gemeinschaftspraxis|Hausarztpraxis|MVZ|Tagesklinik|Fachklinik|Rehaklinik|Institutsambulanz) (?:(?:Am|Im|An der|An den|Dr\.|Drs\.) )?${NAME}(?: (?:(?:und|&|am|an der) )?${NAME})?${ALONE_AFTER}`,
  },
];
