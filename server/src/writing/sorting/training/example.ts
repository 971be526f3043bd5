import type { Kind } from '../../headings/kinds.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Features, Setting } from '../features.ts';

/** A note whose passages somebody has labelled, as the files of labels have it. */
export interface LabelledNote {
  style: string;
  title: string;
  passages: LabelledPassage[];
}

export interface LabelledPassage {
  text: string;
  kind: Kind;
  also?: Kind[];
  risk?: boolean;
  heading?: string;
}

/** A passage as the service reads it, with its labels. */
export interface Example {
  passage: Passage;
  /** Null where it was written down by itself. */
  setting: Setting | null;
  kind: Kind;
  also: readonly Kind[];
  /** Null if nobody labelled it. */
  risk: boolean | null;
  /** How much it counts in the training. */
  weight: number;
}

export interface PreparedExample extends Example {
  features: Features;
  vector: Float32Array;
}

/** The examples of one note in their order. */
export interface ExampleNote<Each extends Example = Example> {
  source: string;
  title: string;
  examples: Each[];
}
