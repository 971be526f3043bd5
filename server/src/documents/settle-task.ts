import type { DocumentJson } from '@casewright/document';
import { listAllMarked } from '../writing/evidence/marked-stretches.ts';
import { listRemarkedTexts, type RemarkedText } from '../writing/evidence/remarked-texts.ts';
import { settleMarks } from '../writing/evidence/settle-marks.ts';
import { splitAtKnown } from '../writing/evidence/split-at-known.ts';
import { listTexts } from '../writing/evidence/texts.ts';
import { type Reading, readRendered, type RenderedDocument } from './read-document.ts';

export interface SettleTask {
  stored: string;
  given: string;
  hasSources: boolean;
  accepted: readonly string[];
  isStoredChecked: boolean;
  /**
   * The answers so far, as JSON: where the sentences of the texts are, and which marks they deserve. With `as known`
   * there is no time to ask: only stored sentences with a mark are known.
   */
  spans?: string | 'as known';
  marks?: string;
}

/**
 * The report with its marks, or null where it needs no others; or else the questions that must be answered first, whose
 * texts are JSON.
 */
export type Settled =
  | { document: Reading<RenderedDocument> | null; remarked: RemarkedText[] }
  | { texts: string }
  | { sentences: string[] };

/** Thrown through `settleMarks` where an answer is missing. It begins again when the answer is there. */
class Missing extends Error {
  readonly wanted: Settled;

  constructor(wanted: Settled) {
    super('something must be asked for first');
    this.wanted = wanted;
  }
}

export async function settle(task: SettleTask): Promise<Settled> {
  const { stored, given, hasSources, accepted, isStoredChecked, spans, marks } = task;
  const former = JSON.parse(stored) as DocumentJson;
  const document = JSON.parse(given) as DocumentJson;
  try {
    const settled = await settleMarks({
      stored: former,
      given: document,
      hasSources,
      accepted,
      isStoredChecked,
      splitTexts: async (texts) => {
        if (spans === 'as known') {
          const known = listAllMarked(listTexts(former.content)).map((stretch) => stretch.text.trim());
          return texts.map((text) => splitAtKnown(text, known));
        }
        if (spans === undefined) throw new Missing({ texts: JSON.stringify(texts) });
        return JSON.parse(spans);
      },
      findMarks: async (sentences) => {
        if (sentences.length === 0) return [];
        if (marks === undefined) throw new Missing({ sentences: [...sentences] });
        return JSON.parse(marks);
      },
    });
    if (settled === document) return { document: null, remarked: [] };
    return { document: readRendered(settled), remarked: listRemarkedTexts(document, settled) };
  } catch (error) {
    if (error instanceof Missing) return error.wanted;
    throw error;
  }
}
