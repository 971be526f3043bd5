import { wordsOf } from '../words/words-of.ts';

/** Negate what follows, up to a word of `SCOPE_ENDS` or the end of the part. */
export const NEGATIONS_BEFORE: ReadonlySet<string> = new Set(
  wordsOf(`no not never nil none neither nor without deny denies denied denying cannot zero non nothing nobody nowhere hardly barely
    lack lacks lacked lacking nope nah decline declines declined declining refuse refuses refused refusing avoid avoids avoided avoiding unable incapable absence free-of negative-for
    abstain abstains abstained abstaining`),
);

/** Negate what stands before them: "seizures: none", "suicidal thoughts denied". */
export const NEGATIONS_AFTER: ReadonlySet<string> = new Set(
  wordsOf('none nil denied declined refused avoided lacking lacks excluded refuted no never unlikely'),
);

/** A negation does not reach beyond these words. */
export const SCOPE_ENDS: ReadonlySet<string> = new Set(
  wordsOf(`but however although though except apart yet whereas while because since despite however, which who still
    otherwise instead rather only then so until unless other`),
);

/** Pairs of words that look negative and are not. */
export const NOT_NEGATIONS: readonly (readonly string[])[] = [
  ['not', 'only'],
  ['no', 'doubt'],
  ['not', 'just'],
  ['no', 'problem'],
  ['never', 'mind'],
];

export const POSSIBLE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`possible possibly possibility suspect suspected suspects suspicion query queried probable probably might may could maybe perhaps
    likely provisional differential presumed presumably suggestive suggests suggest suggesting
    whether unclear unsure uncertain wonder wonders wondered wondering questionable tentative potential potentially
    awaiting investigated investigating consider considering considered rule impression`),
);

export const CONFIRMED_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`diagnosed diagnosis confirm confirmed confirms definite definitely established proven known certain certainly diagnose
    formally meets fulfils`),
);

export const FUTURE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`will shall aim going-to plan plans planned planning intends intend intended scheduled due hopes hope hoping would-like
    upcoming tomorrow next booked arranged await awaiting awaited awaits pending outstanding future to-start`),
);

export const ENDED_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    `previously formerly former ex past ex-smoker retired historically used-to childhood historical historic earlier-life once-was no-longer`,
  ),
);

export const ONGOING_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    `currently now still ongoing continues continue remains remain presently today nowadays continuing current persists`,
  ),
);

/** Verbs whose subject tells of another: in "Mother says he sleeps badly" the mother is not the one who sleeps. */
export const TELLING_VERBS: ReadonlySet<string> = new Set(
  wordsOf(`say tell state report describe explain mention note recall think believe feel add comment notice observe worry
    complain confirm agree see find ask deny want hope wish express concern consider suggest rate complete fill raise`),
);

/** Of these, those that also tell of the subject itself where nobody else is named: "Dad found reading hard". */
export const FEELING_VERBS: ReadonlySet<string> = new Set(wordsOf('find feel want hope wish worry agree see'));
