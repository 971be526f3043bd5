import { formatSources } from '@casewright/document';
import type { Context } from '../../db/context.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findClient } from '../../records/clients/find-client.ts';
import type { OpenReport } from '../../records/reports/open-report.ts';
import { findWriting } from '../../records/reports/writings.ts';
import { sourceOf } from '../../writing/evidence/material.ts';
import type { SettleInput } from '../../writing/evidence/settle-marks.ts';
import { reasonOf, toCheckedMaterial } from '../../writing/evidence/support.ts';
import type { Language } from '../../writing/language/language.ts';
import type { SourceNote } from '../../writing/source-note.ts';
import { findReadableNotes } from '../read-notes.ts';

export interface Sources {
  /** Those that are still there: none of them may be, and then nothing bears a sentence out. */
  notes: SourceNote[];
  clientName: string;
  /** False where the report has no notes, or they are too long: nothing can be said of its sentences. */
  isReadable: boolean;
  /** How the report was written, as JSON. */
  record: string;
}

const NOT_WRITTEN = JSON.stringify({ provider: '', model: '', sections: [] });

export async function findSourcesOf(
  context: Pick<Context, 'db'>,
  scope: MemberScope,
  { id, clientId }: OpenReport,
): Promise<Sources> {
  const writing = await findWriting(context, scope, id);
  if (writing === undefined) return { notes: [], isReadable: false, clientName: '', record: NOT_WRITTEN };
  const notes = await findReadableNotes(context, scope, clientId, writing.noteIds);
  const isReadable = notes !== null && writing.noteIds.length > 0;
  const client = await findClient(context.db, scope, clientId);
  return { notes: notes ?? [], isReadable, clientName: client?.firstName ?? '', record: writing.record };
}

export async function findMarks(
  language: Pick<Language, 'checkClaims'>,
  { notes, clientName }: Sources,
  sentences: readonly string[],
): ReturnType<SettleInput['findMarks']> {
  const claims = sentences.map((text) => ({ text, cited: [] }));
  const checked = await language.checkClaims(toCheckedMaterial({ notes, clientName }), claims);
  return checked.map(({ verdict, isFigure, places }) => {
    const sources = formatSources(
      places.flatMap(({ note: index, start, end }) => {
        const note = notes[index];
        return note === undefined ? [] : [sourceOf({ note, sentence: { start, end } })];
      }),
    );
    const reason = reasonOf(verdict, isFigure);
    if (reason !== null) {
      const isPlaced = reason === 'contradiction' && sources !== '';
      return { type: 'unsupported', attrs: { reason, ...(isPlaced && { sources }) } };
    }
    return sources === '' ? null : { type: 'evidence', attrs: { sources } };
  });
}
