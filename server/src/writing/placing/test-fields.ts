/** What a test is about: what somebody can do, or how they feel and behave by their own or another's account. */
type Field = 'ability' | 'account';

const ABILITY =
  /\b(?:cogniti\w+|thinking|memory|language|intellect\w*|intelligence|IQ|neuropsych\w*|attainments?|academic|literacy|reading|abilit(?:y|ies)|executive)\b/i;
const ACCOUNT =
  /\b(?:mood|emotion\w*|questionnaires?|rating scales?|ratings|behaviou?r\w*|self-report|symptoms?|well-?being|adaptive|wellness)\b/i;
const TESTS_OF_ABILITY =
  /\b(?:WISC|WAIS|WASI|WPPSI|WIAT|WRAT|WMS|WTAR|TOPF|NART|FSIQ|VCI|VSI|FRI|PRI|WMI|PSI|GAI|RBANS|D-?KEFS|Hayling|Brixton|BADS|BNT|GNT|Rey|RCFT|ROCF|RAVLT|CVLT|HVLT|BVMT|RBMT|TMT|Trails?|Stroop|Digit [Ss]pan|COWAT|FAS|SDMT|PASAT|WCST|CTOPP|TOWRE|BAS|KBIT|NEPSY|CELF|BPVS|TROG|YARC|TEA|Beery|VMI|MoCA|MMSE|ACE|Addenbrooke|TOMM|Block Design|Coding|Matrix|Similarities|[Ff]luency)/;
const TESTS_OF_ACCOUNT =
  /\b(?:PHQ|GAD|HADS|BDI|BAI|PCL|IES|DASS|CORE|SDQ|RCADS|SCARED|MFQ|Conners|BRIEF|SRS|ABAS|Vineland|EPDS|GDS|WSAS|CBCL|BASC|SNAP|ASRS|AQ|EQ|RAADS|CAT-Q|FrSBe|DEX|NPI|Zarit|Y-?BOCS|OCI|EDE|AUDIT|ISI|MASC|CDI|SCAS|RPQ|CBI|QOL|PSQI|Epworth|ESS|WEMWBS|CARS|SCQ|GARS)/;

function oneOf(isAbility: boolean, isAccount: boolean): Field | null {
  if (isAbility === isAccount) return null;
  return isAbility ? 'ability' : 'account';
}

/** The field that a heading of results names, where it names one only. */
export function fieldOfHeading(heading: string): Field | null {
  return oneOf(ABILITY.test(heading), ACCOUNT.test(heading));
}

/** The field of the tests that a passage tells of, where they are of one only. */
export function fieldOfTests(text: string): Field | null {
  return oneOf(TESTS_OF_ABILITY.test(text), TESTS_OF_ACCOUNT.test(text));
}
