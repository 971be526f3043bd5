import type { BlockNode } from '@casewright/document';
import { type Static, type TSchema, Type } from '../lib/schema.ts';
import { createStoredCheck } from '../lib/check-stored.ts';
import type { TranscriptPiece } from '../intake/audio/transcribe.ts';
import type { JsonObject, TaskType } from '../jobs/job.ts';
import type { SectionRecord, WrittenSection } from '../writing/written-report.ts';

// Documents were checked in full before they were stored; here it is only made sure that there is one.
const Blocks = Type.Unsafe<BlockNode[]>(Type.Array(Type.Object({ type: Type.String() })));

const Upload = Type.Object({ blobId: Type.String(), fileName: Type.String() });

/** Its template, as it was when the report was asked for, is no part of what is read: see `jobs/find-template.ts`. */
const Report = Type.Object({
  templateId: Type.String(),
  templateTitle: Type.String(),
  noteIds: Type.Array(Type.String()),
  title: Type.Union([Type.String(), Type.Null()]),
});

/** The same to try a template out. */
const TryOut = Type.Object({ ...Report.properties, kind: Type.Literal('try_out') });

/** One section of a report, to be written again. */
const Section = Type.Object({
  kind: Type.Literal('section'),
  reportId: Type.String(),
  promptId: Type.String(),
  sectionLabel: Type.String(),
  /** Null: the template's. */
  instruction: Type.Union([Type.String(), Type.Null()]),
});

const Piece = Type.Unsafe<TranscriptPiece>(
  Type.Object({
    index: Type.Integer(),
    startMs: Type.Number(),
    endMs: Type.Number(),
    text: Type.String(),
    secondReading: Type.Optional(Type.String()),
  }),
);

const Written = Type.Unsafe<WrittenSection>(
  Type.Object({
    promptId: Type.String(),
    nodes: Blocks,
    record: Type.Unsafe<SectionRecord>(
      Type.Object({ promptId: Type.String(), hash: Type.String(), blockHashes: Type.Array(Type.String()) }),
    ),
  }),
);

/** What the caller of the API learns in the end: the ids of what was made. */
const NoteMade = Type.Object({ note_id: Type.String() });
const ReportMade = Type.Object({ document_id: Type.String(), client_id: Type.Integer() });
const TryOutMade = Type.Object({ try_out_id: Type.String() });

/** Every kind of job: what it is given, what it keeps on the way for a later run to go on from, and what it makes. */
export interface TaskTable {
  pdf_processing: { input: Static<typeof Upload>; step: never; result: Static<typeof NoteMade> };
  audio_transcription: { input: Static<typeof Upload>; step: TranscriptPiece; result: Static<typeof NoteMade> };
  report_generation: {
    input: ReportTaskInput | TryOutTaskInput | SectionTaskInput;
    step: WrittenSection;
    result: Static<typeof ReportMade> | Static<typeof TryOutMade>;
  };
}

export type TaskInput<T extends TaskType> = TaskTable[T]['input'];
export type TaskStep<T extends TaskType> = TaskTable[T]['step'];
export type TaskResult<T extends TaskType = TaskType> = TaskTable[T]['result'];

export type ReportTaskInput = Static<typeof Report>;
export type TryOutTaskInput = Static<typeof TryOut>;
export type SectionTaskInput = Static<typeof Section>;

/** The check of what is read back from the database, for each thing in the table. */
const READERS: { [T in TaskType]: { [Part in keyof TaskTable[T]]: (stored: unknown) => TaskTable[T][Part] } } = {
  pdf_processing: { input: reader(Upload), step: reader(Type.Never()), result: reader(NoteMade) },
  audio_transcription: { input: reader(Upload), step: reader(Piece), result: reader(NoteMade) },
  report_generation: {
    input: reader(Type.Union([Report, TryOut, Section])),
    step: reader(Written),
    result: reader(Type.Union([ReportMade, TryOutMade])),
  },
};

export function isSectionInput(input: TaskInput<'report_generation'>): input is SectionTaskInput {
  return 'kind' in input && input.kind === 'section';
}

export function isTryOutInput(input: TaskInput<'report_generation'>): input is TryOutTaskInput {
  return 'kind' in input && input.kind === 'try_out';
}

export function readInput<T extends TaskType>(taskType: T, stored: JsonObject): TaskInput<T> {
  return READERS[taskType].input(stored);
}

export function readSteps<T extends TaskType>(taskType: T, stored: readonly JsonObject[]): TaskStep<T>[] {
  return stored.map((step) => READERS[taskType].step(step));
}

/** Null until the job is completed. */
export function readResult<T extends TaskType>(taskType: T, stored: JsonObject | null): TaskResult<T> | null {
  return stored && READERS[taskType].result(stored);
}

/** Its error says where the fault is, never what stands there: that may be about a patient. */
function reader<Schema extends TSchema>(schema: Schema): (stored: unknown) => Static<Schema> {
  const findFaults = createStoredCheck(schema);
  return (stored) => {
    const places = findFaults(stored);
    if (places.length === 0) return stored as Static<Schema>;
    throw new Error(`what is stored of a job is not of its kind, at ${places.join(', ')}`);
  };
}
