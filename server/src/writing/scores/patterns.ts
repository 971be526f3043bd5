import { pattern } from '../../lib/pattern.ts';
import { LONG_NAMES, SHORT_NAMES } from './known-tests/names.ts';

/** It begins where the digits do: a search that began at each digit of a long run would take the square of its length. */
export const NUMBER = String.raw`[<>≤≥~]?(?<!\d)\d+(?:\.\d+)?(?:\s?\/\s?\d+(?:\.\d+)?)?(?: ?%(?! ?ile))?`;

/** Names of tests and scales, so that `scored 19 on the PHQ-9` is known for a score and `19 on the bus` is not. */
export const TEST_NAME = pattern('')`
  \b(?:(?:${LONG_NAMES})(?: [Tt]est| [Ss]cale| [Ii]ndex)?(?:,? (?:\d(?:st|nd|rd|th)|[A-Z]?[a-z]{3,4}(?:st|nd|rd|th)) [Ee]d(?:itio)?n)?(?![A-Za-z])|(?:${SHORT_NAMES})(?![A-Za-z])|PHQ|GAD|CORE|BDI|BAI|WISC|WAIS|WASI|WPPSI|WIAT|WMS|CONNERS|VINELAND|BARTHEL|BEERY|STROOP|ZARIT|BOXALL|HAYLING|BRIXTON|BERG|RENFREW|TRAILS|EPWORTH|ROCKWOOD|VANDERBILT|SENSORY PROFILE|FSIQ|VCI|VSI|FRI|PRI|POI|WMI|PSI|GAI|CPI|NVI|ADOS|ADI|PCL|RCADS
    |SDQ|Conners|Vineland|ABAS|BRIEF|AUDIT|SADQ|ISI|PDSS|YGTSS|CRIES|CAT-Q|RAADS|AQ|EQ|MoCA|MOCA|MMSE|ACE|HADS|IES
    |EPDS|RBANS|TOPF|D-?KEFS|CTOPP|BPVS|CELF|SRS|GARS|EDE|Y-?BOCS|OCI|WSAS|SPIN|MADRS|HoNOS|HAM|CGAS|GAF|ORS|RCFT|Rey
    |TMT|Trails?|Stroop|Digit [Ss]pan|Epworth|WHODAS|Boxall|Sensory [Pp]rofile|Grooved [Pp]egboard|Nine[- ][Hh]ole [Pp]eg|9HPT|Hopkins|(?:Letter|Phonemic|Semantic|Category|Verbal) [Ff]luency|QIDS|STOP-Bang|ROCF|Boston Naming|Purdue [Pp]egboard|PASAT|Raven'?s|Block Design|Matrix|Coding|BASC|CBCL|MASC|SCARED|TEA|NEPSY|KBIT|WRAT|DASH|TOWRE
    |YARC|BAS|CAARS|ASRS|DIVA|MBI|Zarit|NPI|GDS|FAQ|BPI|PCS|TSK|PSEQ|FCRI|PG-13|LSAS|DES|PANSS|BPRS|YMRS|AIMS|CGI|DERS
    |RSES|MFQ|SMFQ|SNAP|CDI|PSQI|ESS|HIT|DAST|CAGE|SMQ|PTSD|ITQ|SCQ|MCHAT|M-CHAT|KADS|WEMWBS|EQ-5D|Barthel|4AT|6-?CIT
    |AMTS|HVLT|CVLT|BVMT|WCST|Hayling|Brixton|SDMT|NART|WTAR|BNT|COWAT|TOMM|WMT|Index|Composite|Scale(?!d)|Subscale
    |Quotient|Inventory|Questionnaire|Full Scale|Verbal Comprehension|Working Memory|Processing Speed|Visual Spatial
    |Fluid Reasoning|Perceptual Reasoning|Woodcock(?:-Johnson)?|Wechsler|WJ|RBMT|Beery|M-?ABC|Movement ABC|BOT|PLS|DEAP|RAPT|ASQ|NIHSS|mRS|Berg|FIM
    |Fugl-Meyer|Oxford (?:[Hh]ip|[Kk]nee|[Ss]houlder)|HOOS|KOOS|MSK-HQ|PSFS|6MWT|10MWT|FrSBe|Addenbrooke['’]?s|CBI-R|QbTest
    |(?:GSS|HCR|STAXI|OSS|PAI|MMPI|MCMI|BADS|HTQ|HSCL|YSQ|DASS|PSWQ|AMT|K10|Bayley|Griffiths|PedsQL|CATI|SNAP-IV|AMPS|COPM
      |TUG|T25FW|FAS|SUDS|IQCODE|RAVLT|Rockwood|NPRS|NRS|VAS|PRWE|GMFM|PEDI|PBS|CARS|STS|FES-I)(?![A-Za-z])|(?:NEWS2?|PEWS|MEWS|GCS|AMT4|qSOFA|CURB-65|GMAWS|CRIB|BODE|CRQ|LCADL|ISWT|ESWT|SOFAS|GROC|CDAI|HAQ|DemTect|MMST|CERAD|LDQ|Fagerstr[öo]m|[Aa]pgars?|MOAS|SAPS|SANS|CDSS|BFCRS|COWS|CIWA|PGSI|BSL|SCOFF|CHOCI|C?Y-BOCS|RCMAS|STAI|HoNOSCA|SIAS|CAPS|TSCC|TSCYC|PID-5|ASSQ|SCDC|DCDQ
      |SPM|TVPS|DTVP|VMI|MABC|PDMS|GMFCS|MACS|TROG|RWFVT|CCC-2|SPAT-D|PhAB|NGRT|SWST|CAT4|WRIT|TOMAL|CMS|CEFI|ToL|MPAI|CIQ|BICRO
      |BIT|MEAMS|AMIPB|BMIPB|CAMCOG|RUDAS|Lawton|Katz|Cornell|CSDD|QOL-AD|DEMQOL|BADLS|CBI|(?:MDS-)?UPDRS|PDQ-(?:39|8)|H&Y|RBD-SQ
      |UHDRS|TFC|PBA-s|EDSS|MSIS|MFIS|FSS|ALSFRS|ECAS|OASES|SSI-[34]|(?:Aus)?TOMs|CRAFFT|Vanderbilt|ADHD-RS|Renfrew|Salford|VHI
      |DUDIT|CUDIT|MIDAS|ODI|Roland[- ]Morris|Tampa|STarT|ReQoL|BARS|Simpson[- ]Angus|ROWPVT|EOWPVT|PPVT|EVT|GFTA|GNT|Graded Naming
      |Pyramids and Palm Trees|RCPM|CDR|FAB|BSI-?(?:18)|SCL-90|MSPSS|PBQ|GHQ|SF-(?:12|36)|HRSD|HDRS|CDRS|SWAN|FOCUS-34|WAB|BDAE|PALPA
      |Tinetti|FGA|DGI|Mini-?BEST|BBS|ARAT|WMFT|CAHAI|Box and Blocks?|Ashworth|Tardieu|Rivermead|DEMMI|SGRQ|KCCQ|SPPB|LEFS|NDI
      |Lysholm|IKDC|WOMAC|VISA-[APG]|CHAQ|Spence|Leiter|TONI|CTONI|KABC|DAS-II|CAS2|SB-?5|Stanford-Binet|RIAS|KTEA|KeyMath|GORT|TOWL|TOPL
      |TOLD|TACL|REEL|Rossetti|DAYC|SIB-R|Waterlow|Braden|Drumcondra|FSMC|TAP|Bristol ADL|PQ-16|SIPS|NRS-2002|AQoL|HUI|DUKE|BSQ|EDI-3|CIA-3
      |EAT-(?:26|40)|EAT-10|FOIS|SCIM|SPADI|NSAA|FLACC|CRS-R|C-SSRS|RPQ|NDDS|SMoCA|SCAS|ARFID-Q|NIAS|PSC)(?![A-Za-z])|(?:Boston|Beck|Hamilton|Edinburgh|Rosenberg|Frenchay|Maslach|Glasgow)(?=(?: score| scale)?(?: was| is| of| at)? \d)|QuickDASH|Gudjonsson|\d?xSTS|[12]MWT)[\w-]*
`;

/** Numbers after these words count something else. */
export const COUNTED = pattern('i')`
  (?:^|\s)(?:mod(?:ule)?|session|year|age|aged|form|version|week|wk|day|level|item|part|page|y|x|c\.|about|approx|from
    |at|for|after|before|until|till|of|in|on|by|lscs|nvd|svd|born|gestation|term|bp|hr|rr|pulse|temp|weight|wt|height
    |bmi|sats|avpu|ews|map|hb|crp|wcc|wbc|plt|na|cr|ur|alt|alp|tsh|ft4|b12|egfr|esr|inr|ldl|hdl|psa|ck|bm
    |ldh|ferritin|lithium|li|hba1c|qtc|spo2|sats|sao2|para|gravida|icd|dsm|f|nhs|feedback|review|ward|room
    |bed|unit|tel|phone|no|number|class|grade|stage|section|s|dose|took|takes|dob|chapter|step|jan(?:uary)?
    |feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?
    |dec(?:ember)?|size|code|meeting|call|appt|appointment|clinic|cost|costs|rent|fee|ends|rv|r\/v|due|referral|opened|starts)$
`;
export const PERCENTILE =
  /(?:\b(?:at or )?(?:below|above|under|over|less than|more than|between) (?:the )?|[<>≤≥] ?|\b)\d{1,3}(?:\.\d{1,3})?(?:st|nd|rd|th)(?:\s?(?:percentile|centile|%ile))?|[<>]?\d{1,3}(?:\.\d{1,3})?\s?(?:%ile|percentile|centile)(?!\s?[=:]?\s?\d)|(?:percentile(?: rank)?|centile|%ile|PR)\s?[=:]?\s?[<>]?\d+(?:\.\d+)?/i;
export const INTERVAL =
  /(?:95\s?%|90\s?%)?\s?(?:CI|confidence interval)?\s?[=:]?\s?\[?\(?\d{2,3}(?:\.\d)?\s?(?:[-–—]|to)\s?\d{2,3}(?:\.\d)?\)?\]?/i;
/** `70–80` and nothing else: behind a score it is its interval. */
export const BARE_INTERVAL = /^\s*[[(]?\d{2,3}\s?(?:[-–—]|to)\s?\d{2,3}[\])]?\s*$/;
export const BAND = pattern('i')`
  \b(?:(?:(?:moderate(?:ly)?|mild(?:ly)?|very|extremely|clinically|slightly|severe(?:ly)?|well|high|low|upper|lower
        |above|below|borderline|mod)[ -])*(?:severe|moderate|mild|minimal|none|normal|average|superior|high|low
      |elevated|impaired|borderline|significant|clinical range|subclinical|abnormal|deficient|at risk
      |within normal limits|extremely low|exceptional|gifted))(?: (?:range|average|to severe|to moderate|band
      |depression|anxiety))*\b
`;
export const INFORMANT =
  /\b(?:parents?|mother|mum|mam|mom|mummy|father|dad|(?:foster |grand)(?:mother|father|mum|dad|parents?|carer)|gran|(?:class |form |head |preschool |nursery |homeroom )?teacher|tchr|school(?! (?:avoidance|phobia|problems|work|refusal|readiness))|nursery|self(?!-(?!report|rat|compl))|child|young person|carer|caregiver|guardian|spouse|informant|partner|wife|husband|daughter|son|clinician|staff|(?:form )?tutor|key ?worker|SENCO|family)\b/i;
/** The same within a longer pattern. */
export const WHO = INFORMANT.source.replaceAll(String.raw`\b`, '');
/** `Conners 3 (parent / teacher): Inattention 78/74`: the figures of two who were asked, in the order of their names. */
export const TWO_INFORMANTS = new RegExp(
  String.raw`\s?\(?\b(?<first>${WHO}|home|YP)\s?\/\s?(?<second>${WHO}|tchr|YP)\b\)?`,
  'i',
);
