import { mapWithStops, type Turns } from '../../../lib/turns.ts';
import type { Aspect, Measure } from './aspects/aspect.ts';
import { ASPECTS_OF_CARE } from './aspects/care-and-law.ts';
import { ASPECTS_OF_FUNCTION } from './aspects/function.ts';
import { ASPECTS_OF_HOME } from './aspects/home.ts';
import { ASPECTS_OF_LIFE } from './aspects/life.ts';
import { MEASURES_OF_GROWING_UP } from './aspects/measures-of-growing-up.ts';
import { MEASURES_OF_LIFE } from './aspects/measures-of-life.ts';
import type { Contradiction } from './contradiction.ts';
import { isTold, type Line } from './lines.ts';

const ASPECTS: readonly Aspect[] = [...ASPECTS_OF_HOME, ...ASPECTS_OF_FUNCTION, ...ASPECTS_OF_CARE, ...ASPECTS_OF_LIFE];
const MEASURES: readonly Measure[] = [...MEASURES_OF_GROWING_UP, ...MEASURES_OF_LIFE];
/** So many of each, so that the time does not grow with their square. */
const MAX_VALUES = 40;

interface Told {
  place: number;
  value: string | number;
}

/** Two values of something of which a client has one at a time, such as with which hand they write. */
export function* compareAspects(lines: readonly Line[]): Turns<Contradiction[]> {
  const ofAspects = yield* mapWithStops(ASPECTS, (aspect) =>
    compare(
      aspect,
      collect(lines, (line) => valueOf(aspect, line)),
      (a, b) => !areTogether(aspect, String(a), String(b)),
    ),
  );
  const ofMeasures = yield* mapWithStops(MEASURES, (measure) =>
    compare(
      measure,
      collect(lines, (line) => figureOf(measure, line)),
      (a, b) => measure.areApart(Number(a), Number(b)),
    ),
  );
  return [...ofAspects, ...ofMeasures].flat();
}

function collect(lines: readonly Line[], read: (line: Line) => Told['value'] | null): Told[] {
  return lines.flatMap((line) => {
    const value = read(line);
    return value === null ? [] : [{ place: line.place, value }];
  });
}

function valueOf(aspect: Aspect, line: Line): string | null {
  for (const [value, words] of Object.entries(aspect.values)) {
    const found = words.exec(line.wording);
    if (found !== null && isTold(line, found, aspect.isOfAnybody === true ? 'anybody' : aspect.of)) return value;
  }
  return null;
}

function figureOf({ forms, count, isOfAnybody }: Measure, line: Line): number | null {
  for (const form of forms) {
    const found = form.exec(line.wording);
    if (found === null || !isTold(line, found, isOfAnybody === true ? 'anybody' : [])) continue;
    const { groups = {} } = found;
    const value = count === undefined ? Number(groups['n']) : count(groups);
    if (value !== null && Number.isFinite(value)) return value;
  }
  return null;
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
