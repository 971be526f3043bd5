import type { DocumentJson } from '@casewright/document';
import type { CheckedDocument, Reading, RenderedDocument } from '../../documents/read-document.ts';
import { type TSchema, Type } from 'typebox';
import { PASSWORD_LENGTH } from '../../practice/passwords.ts';
import { Role } from '../schemas.ts';

/** As somebody typed it: whether it is anybody's address is found out by looking. */
export const TypedEmail = Type.String({ minLength: 1, maxLength: 320 });

/** Whatever was typed: what was never a possible password is a wrong one. */
export const TypedPassword = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH.max });

/** Six digits of the app, or a recovery code; people type spaces and dashes. */
export const TypedCode = Type.String({ maxLength: 40 });

export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });

export const Member = Type.Object({ id: Type.String(), name: Type.String(), email: Type.String(), role: Role });
export const Practice = Type.Object({ id: Type.String(), name: Type.String() });

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

/** Handlers get what came of reading it; that it is no document is for the domain to say. */
export const GivenReport = Type.Unsafe<Reading<RenderedDocument>>(
  Type.Object({}, { additionalProperties: true, document: 'rendered' }),
);
export const GivenTemplate = Type.Unsafe<Reading<CheckedDocument>>(
  Type.Object({}, { additionalProperties: true, document: 'checked' }),
);
export const Document = Type.Unsafe<DocumentJson>(Type.Object({}, { additionalProperties: true }));

/** Something to read: not blank. */
export const PlainName = Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' });
