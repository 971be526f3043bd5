import type { Aspect, Measure } from './aspects/aspect.ts';
import { ASPECTS_OF_CARE } from './aspects/care-and-law.ts';
import { ASPECTS_OF_FUNCTION } from './aspects/function.ts';
import { ASPECTS_OF_HOME } from './aspects/home.ts';
import { ASPECTS_OF_LIFE } from './aspects/life.ts';
import { MEASURES } from './aspects/measures.ts';
import type { Contradiction } from './contradiction.ts';
import { isTold, type Line } from './lines.ts';

const ASPECTS: readonly Aspect[] = [
  ...ASPECTS_OF_HOME,
  ...ASPECTS_OF_FUNCTION,
  ...ASPECTS_OF_CARE,
  ...ASPECTS_OF_LIFE,
];
/** So many of each, so that the time does not grow with their square. */
const MAX_VALUES = 40;
interface Told {
  place: number;
  value: string | number;
}

/** Two values of something of which a client has one at a time, such as with which hand they write. */
export function compareAspects(lines: readonly Line[]): Contradiction[] {
  return [
    ...ASPECTS.flatMap((aspect) => {
      const told = lines.flatMap((line): Told[] => {
        const value = valueOf(aspect, line);
        return value === null ? [] : [{ place: line.place, value }];
      });
      return compare(aspect, told, (a, b) => !areTogether(aspect, String(a), String(b)));
    }),
    ...MEASURES.flatMap((measure) => {
      const told = lines.flatMap((line) =>
        figuresOf(measure, line).map((value): Told => ({ place: line.place, value })),
      );
      return compare(measure, told, (a, b) => measure.areApart(Number(a), Number(b)));
    }),
  ];
}

function valueOf(aspect: Aspect, line: Line): string | null {
  for (const [value, words] of Object.entries(aspect.values)) {
    const found = words.exec(line.wording);
    if (found !== null && isTold(line, found, aspect.isOfAnybody === true ? 'anybody' : aspect.of)) return value;
  }
  return null;
}

function figuresOf({ forms, count, isOfAnybody }: Measure, line: Line): number[] {
  for (const form of forms) {
    const found = form.exec(line.wording);
    if (found === null || !isTold(line, found, isOfAnybody === true ? 'anybody' : [])) continue;
    const { groups = {} } = found;
    const value = count === undefined ? Number(groups['n']) : count(groups);
    if (value !== null && Number.isFinite(value)) return [value];
  }
  return [];
}

function areTogether({ together = [] }: Aspect, a: string, b: string): boolean {
  return a === b || together.includes(`${a}/${b}`) || together.includes(`${b}/${a}`);
}

function compare(
  { name, days }: Aspect | Measure,
  told: readonly Told[],
  areApart: (a: Told['value'], b: Told['value']) => boolean,
): Contradiction[] {
  const own = told.slice(0, MAX_VALUES);
  return own.flatMap((one, at) =>
    own
      .slice(at + 1)
      .filter((other) => areApart(one.value, other.value))
      .map((other): Contradiction => {
        const { place } = one;
        return {
          one: place,
          other: other.place,
          kind: 'aspect',
          thing: name,
          denying: null,
          isPerfect: false,
          isOver: [false, false],
          days,
        };
      }),
  );
}
