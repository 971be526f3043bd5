import type { MaterialSentence } from '../evidence/material.ts';
import type { SortedPassage } from '../sorting/sorted-passage.ts';
import type { SourceNote } from '../source-note.ts';

/** What a passage says only together with the line that it stands in or under. */
export interface Setting {
  /** Whoever else than the client tells it, or is told of, as the note names them. */
  who?: string;
  /** When it was, as the note writes it, and the sentence that says so. */
  day?: { text: string; sentence: MaterialSentence };
  /** Whether its line is one of a chronology. */
  isDated?: true;
}

/** A passage of the notes with the sentences that it is made of, which can be cited. */
export interface MaterialPassage extends SortedPassage {
  /** Its place among all passages of the notes. */
  index: number;
  note: SourceNote;
  /** The day of its session. */
  dateText: string;
  sentences: readonly MaterialSentence[];
  /** Whether it is about somebody else: it is shown beside the draft, and not in it. */
  isOfOther?: boolean;
  /** What only the line that it stands in or under says of it. */
  setting?: Setting;
}
