import { pattern } from '../../lib/pattern.ts';
import { foldWord } from './folding.ts';
import { type KindPattern } from './kind-pattern.ts';
import { hasOrdinaryWord, isGivenName, isNameAndWord } from './kinds-of-words.ts';
import { isMonthName } from './leading-words.ts';

const LINE = String.raw`(?:^|(?<=\n)) {0,3}`;

/** What has something without being a person: "THE SUMMER'S END". */
const OF_TIMES = /^(?:summer|autumn|dawn|star|sky|storm|chance|job|christian)$/;

/** People in the lines of ward lists, logs and laboratory books, where only the place in the line tells. */
export const LIST_LINE_PATTERNS: readonly KindPattern[] = [
  // "4 C Rowntree 79F - home Friday".
  {
    kind: 'PERSON',
    needs: /\d/,
    pattern: pattern(
      'gu',
    )`${LINE}\d{1,2}[.)]? (?<hidden>\p{Lu}\.? \p{Lu}[\p{L}'-]{1,24}(?:-\p{Lu}[\p{L}'-]{1,24})?)(?=,? (?:aged )?\d{1,3} ?[MFmf]?(?![\p{L}\p{N}/%.]))`,
  },
  // "6 TlB 70 for rehab": letters before an age.
  {
    kind: 'PERSON',
    needs: /\d/,
    pattern: pattern('gu')`${LINE}\d{1,2}[.)]? (?<hidden>\p{Lu}\p{L}?\p{Lu})(?= [1-9]\d ?[MFmf]?(?![\p{L}\p{N}/%.,:]))`,
    accepts: (match) => !hasOrdinaryWord(match.replace(/^[\s\d.)]{1,8}/, '')),
  },
  // "24H118821 PILGRIM J Li 0.91": a specimen, and whose it is.
  {
    kind: 'PERSON',
    needs: /\d/,
    pattern: pattern(
      'gu',
    )`${LINE}(?=[A-Z]{0,4}\d)[A-Z\d/-]{6,14},? (?<hidden>\p{Lu}[\p{Lu}'-]{1,20},? \p{Lu}(?:\p{Lu}|\p{Ll}{2,20})?)(?= |,|$|\n)`,
  },
  // "10.20 June (dtr) rang", "15:30 Hope again": a name that is a word or a month, behind the time.
  {
    kind: 'PERSON',
    needs: /\d[.:]\d\d \p{Lu}/u,
    pattern: pattern(
      'gu',
    )`${LINE}\d{1,2}[.:]\d{2}(?: ?[ap]m)?(?: - |: | )(?<hidden>\p{Lu}\p{Ll}{1,15})(?= (?:\(|rang|again|called|phoned|here|arrived|came|visited|left|texted|in for|back))`,
    accepts: (match) => {
      const folded = foldWord(/\p{Lu}\p{Ll}*$/u.exec(match)?.[0] ?? '');
      return isGivenName(folded) || isNameAndWord(folded) || isMonthName(folded);
    },
  },
  // "3. WILL'S ASSESSMENT": whose it is, in a heading of capitals.
  {
    kind: 'PERSON',
    needs: /'S /,
    pattern: pattern('gu')`(?<![\p{L}\p{N}'-])(?<hidden>\p{Lu}{3,15})'S(?= \p{Lu}{3,20})`,
    accepts: (match) => {
      const folded = foldWord(match.replace(/'S$/, ''));
      return (isNameAndWord(folded) || isGivenName(folded)) && !isMonthName(folded) && !OF_TIMES.test(folded);
    },
  },
  // "Price, Sian 10:02 - yes", "Hope Baker 09:36: yes": who writes, before the time.
  {
    kind: 'PERSON',
    needs: /\d:\d\d/,
    pattern: pattern(
      'gu',
    )`${LINE}(?<hidden>\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24})?, \p{Lu}[\p{L}'-]{1,24})(?= [[(]?\d{1,2}:\d{2})`,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  {
    kind: 'PERSON',
    needs: /\d:\d\d/,
    pattern: pattern(
      'gu',
    )`${LINE}(?<hidden>\p{Lu}\p{Ll}{1,15} \p{Lu}[\p{L}'-]{1,24})(?= [[(]?\d{1,2}:\d{2}(?: ?[AaPp][Mm])?[\])]?(?:: | - | — |\n|$|(?<=\]) ))`,
    accepts: (match) => {
      const folded = foldWord(/\p{Lu}\p{Ll}+/u.exec(match)?.[0] ?? '');
      return isGivenName(folded) || isNameAndWord(folded);
    },
  },
  // "S/N T. MARCH", "RMN K. Bright".
  {
    kind: 'PERSON',
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])(?:S/N|SN|RN|RMN|SR|HCA|NIC|CPN|AMHP)\.? (?<hidden>\p{Lu}\. ?\p{Lu}[\p{L}'-]{2,20})(?!\p{L})`,
  },
];
