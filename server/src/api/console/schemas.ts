import type { DocumentJson } from '@casewright/document';
import type { CheckedDocument, Reading, RenderedDocument } from '../../documents/read-document.ts';
import { type TSchema, Type } from '../../lib/schema.ts';
import { PASSWORD_LENGTH } from '../../practice/passwords.ts';
import { Role } from '../schemas.ts';

/** As somebody typed it. Looking it up shows whether it is anybody's address. */
export const TypedEmail = Type.String({ minLength: 1, maxLength: 320 });

/** As somebody typed it. Even a text that could never be a password is only a wrong password. */
export const TypedPassword = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH.max });

/** Six digits from the app, or a recovery code. People type spaces and dashes in both. */
export const TypedCode = Type.String({ maxLength: 40 });

export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });

export const Member = Type.Object({ id: Type.String(), name: Type.String(), email: Type.String(), role: Role });
export const Practice = Type.Object({ id: Type.String(), name: Type.String() });

export const CalendarDate = Type.String({ format: 'date' });

/** What stands for each variable of a template or a snippet. */
export const Variables = Type.Record(Type.String(), Type.String());

export const Person = Type.Object({ id: Type.String(), name: Type.String() });

export const ClientIdParams = Type.Object({ client_id: Type.Integer() });
export const NoteIdParams = Type.Object({ note_id: Type.String() });
export const JobIdParams = Type.Object({ job_id: Type.String() });
export const ReportIdParams = Type.Object({ report_id: Type.String() });
export const TemplateIdParams = Type.Object({ template_id: Type.String() });

export const StartedJob = Type.Object({ job_id: Type.String() });
export const Deleted = Type.Object({ deleted: Type.Literal(true) });

/** One page of a list. */
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    results: Type.Array(item),
    total: Type.Integer(),
    page: Type.Integer(),
    limit: Type.Integer(),
  });

/** Handlers get the outcome of reading it; the domain refuses what is no document. */
export const GivenReport = Type.Unsafe<Reading<RenderedDocument>>(
  Type.Object({}, { additionalProperties: true, document: 'rendered' }),
);
export const GivenTemplate = Type.Unsafe<Reading<CheckedDocument>>(
  Type.Object({}, { additionalProperties: true, document: 'checked' }),
);
export const Document = Type.Unsafe<DocumentJson>(Type.Object({}, { additionalProperties: true }));

/** A name that is not blank. */
export const PlainName = Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' });
