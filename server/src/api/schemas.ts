import { type TLiteral, type TSchema, Type } from '../lib/schema.ts';
import { PASSWORD_LENGTH } from '../practice/passwords.ts';

/** A date of the domain, written as ISO 8601 UTC with milliseconds by the serialiser. */
export const DateTime = Type.Unsafe<Date>(Type.String({ format: 'date-time' }));

/** The same with a description for the OpenAPI document. */
export const describedDateTime = (description: string) =>
  Type.Unsafe<Date>(Type.String({ format: 'date-time', description, examples: ['2026-03-02T09:00:00.000Z'] }));

export const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

export const literals = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>(
    Type.Union(
      values.map((value): TLiteral<string> => Type.Literal(value)),
      description === undefined ? {} : { description },
    ),
  );

export const Role = literals(['admin', 'clinician']);
export const ApiKeyType = literals(['user', 'organisation']);

export const Password = Type.String({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max });

/** Any address to which mail could be sent. Verifying it shows whether it can. */
export const Email = Type.String({ minLength: 3, maxLength: 320, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$' });

/** How long the bytes of an upload are kept. */
const RetentionDays = Type.Integer({ minimum: 1, maximum: 3650 });

/** What operators and admins alike may change of a practice, besides its name. */
export const PracticeSwitches = {
  api_keys_enabled: Type.Optional(Type.Boolean()),
  upload_retention_days: Type.Optional(RetentionDays),
};
