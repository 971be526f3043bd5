/** Where blocks stand, in any measure that follows the order of the document. */
export interface BlockRange {
  from: number;
  to: number;
}

export interface HeadingPlace {
  text: string;
  at: number;
}

/** A written section that is looked for in the report. */
export interface SoughtSection<Place extends BlockRange> {
  /** The heading that it was written under. */
  heading: string;
  /** Where its text stands, in each form that it was written in; the form that counts most comes first. */
  forms: readonly (readonly Place[])[];
}

/**
 * Which place is whose. Sections may be written alike, as all are of which the notes say nothing, or like a part of
 * another; and when one of them is edited, its text still stands in the others' places. So a section is found under its
 * own heading alone, as long as that is in the report, and one whose heading is gone leaves such places to it. Where
 * this leaves fewer places than sections, nobody can say whose they are, and none is found: to write one of them again
 * would write into another.
 */
export function choosePlaces<Place extends BlockRange>(
  sections: readonly SoughtSection<Place>[],
  headings: readonly HeadingPlace[],
): (Place | null)[] {
  const isHeaded = createHeadingCheck(sections, headings);
  const possible = sections.map(({ heading, forms }) =>
    forms.map((places) => places.filter((place) => isHeaded(heading, place) !== false)),
  );
  const hasHeading = sections.map(({ heading, forms }) => forms.flat().some((place) => isHeaded(heading, place)));
  const chosen: (Place | null)[] = sections.map(() => null);
  let end = 0;
  for (const [index, forms] of possible.entries()) {
    const isFree = (place: Place): boolean => !chosen.some((taken) => taken !== null && overlap(taken, place));
    const countRivals = (places: readonly Place[]): number =>
      possible.filter(
        (others, rival) =>
          chosen[rival] === null &&
          (hasHeading[rival] === true || hasHeading[index] === false) &&
          others.flat().some((other) => places.some((place) => overlap(other, place))),
      ).length;
    const free = forms
      .map((places) => places.filter(isFree))
      .find((places) => places.length > 0 && places.length >= countRivals(places));
    // They stand in the order of the template, unless somebody moved one.
    const place = free?.find(({ from }) => from >= end) ?? free?.[0];
    if (place === undefined) continue;
    chosen[index] = place;
    end = Math.max(end, place.to);
  }
  return chosen;
}

/**
 * Whether a place stands under a heading; null where that is no longer in the report. Headings that somebody added within a
 * section do not count.
 */
function createHeadingCheck(
  sections: readonly { heading: string }[],
  headings: readonly HeadingPlace[],
): (heading: string, place: BlockRange) => boolean | null {
  const sought = new Set(sections.map(({ heading }) => simplify(heading)));
  const known = headings.map(({ text, at }) => ({ text: simplify(text), at })).filter(({ text }) => sought.has(text));
  return (heading, { from }) => {
    const own = simplify(heading);
    if (known.every(({ text }) => text !== own)) return null;
    return known.findLast(({ at }) => at < from)?.text === own;
  };
}

function simplify(heading: string): string {
  return heading.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function overlap(one: BlockRange, other: BlockRange): boolean {
  return one.from < other.to && other.from < one.to;
}
