import { isGeneric, isIndex } from './indices.ts';
import { INFORMANT, TEST_NAME, WHO } from './patterns.ts';

const MAX_CHARACTERS = 50;
/** The edition of a test, and what kind of figures follow, are no scores: `CELF-Preschool 2 (UK)`, `Beery VMI 6th ed`. */
const BESIDE_NAME =
  /(?<=Preschool|Conners|BPVS|BAS|Beck|PPVT|Vineland|BASC|TEA-?Ch|Profile|WHODAS) [1-6](?= |$)|\b\d(?:st|nd|rd|th) ed(?:ition)?\b|\([^()]{1,60}\)$/gi;
/** The letters and the edition of a test that no list has: `MPAI-4`. */
const UNKNOWN_TEST = /^\p{Lu}{2,8}-\d{1,2}$/u;
const FIGURE = /(?<![\p{L}\d-])\d/u;
/** What a test's name may have beside it in a line that names what follows: `WAIS-IV index scores (UK)`. */
const FURTHER =
  /^(?:\W|\b(?:the|and|of|by|for|form|results?|scores?|subtests?|index|indices|composites?|summary|standard|scaled|raw|T|UK|US|adult|child|parent|teacher|self|report|rating|ratings|\p{Lu}[\p{L}\d-]{0,20})\b){0,20}$/u;

/** `Sensory Profile 2 – completed by mother`, `SDQ (teacher report)`, `Vineland-3, mum's interview`: behind the test, who was asked. */
const ASKED = new RegExp(
  String.raw`^(?<test>.*?[^\s–—:,(-])\s?[–—:,(-]{0,2}\s?(?:(?:completed|filled in|filled out|rated|returned|given)(?: by)?|(?:interview )?with|from|by|per)?\s?(?:the |his |her |their )?(?<who>${WHO})(?:['’]s)?(?: (?:form|report|rating|ratings|questionnaire|version|interview|scores?|T-?scores?)){0,2}[.)]?\)?:?$`,
  'iu',
);

/** A heading that names a test and who was asked. */
export function askedInHeading(heading: string | null): { test: string; who: string } | null {
  if (heading === null || heading.length > MAX_CHARACTERS) return null;
  const { test = '', who = '' } = ASKED.exec(heading.trim())?.groups ?? {};
  // `father first then teacher`
  if (INFORMANT.test(test)) return null;
  return who !== '' && !FIGURE.test(test.replaceAll(BESIDE_NAME, '')) && TEST_NAME.exec(test)?.index === 0
    ? { test, who }
    : null;
}

/** The heading, where it names a test that the rows below it are parts of. */
export function testOfHeading(whole: string | null): string | null {
  const heading = askedInHeading(whole)?.test ?? whole;
  const isTest =
    heading !== null && heading.length <= MAX_CHARACTERS && (TEST_NAME.test(heading) || UNKNOWN_TEST.test(heading));
  return isTest && (/\p{Lu}{2}|-/u.test(heading) || isTestAlone(heading))
    ? heading.replace(/:$/, '').replace(/ ?\([^()]{1,60}\)$/, (bracket) => (/\d/.test(bracket) ? '' : bracket))
    : null;
}

/** `Sensory Profile 2`: nothing but a test and its edition. */
function isTestAlone(heading: string): boolean {
  const name = TEST_NAME.exec(heading);
  if (name === null || name.index > 0 || isGeneric(name[0]) || isIndex(name[0])) return false;
  return /^(?: [1-6])?(?: ?\([^()]{1,40}\))?:?$/.test(heading.slice(name[0].length));
}

/** Whether a line by itself names a test, of which the lines or rows below it are parts: `WISC-V`, `BASC-3 T scores`. */
export function isTestHeading(line: string): boolean {
  const text = line.trim().replace(/:$/, '');
  const name = testOfHeading(text);
  if (name !== null && askedInHeading(text) !== null) return true;
  if (name === null || /[.!?;,]$/.test(text) || FIGURE.test(text.replaceAll(BESIDE_NAME, ''))) return false;
  return FURTHER.test(text.replaceAll(BESIDE_NAME, ''));
}
