import { Type } from 'typebox';
import { PASSWORD_LENGTH } from '../../practice/passwords.ts';

/** Dates of the domain, written as ISO 8601 UTC with milliseconds by the serialiser. */
export const DateTime = Type.Unsafe<Date>(Type.String({ format: 'date-time' }));
export const DateTimeOrNull = Type.Unsafe<Date | null>(Type.Union([Type.String({ format: 'date-time' }), Type.Null()]));

export const Name = Type.String({ minLength: 1, maxLength: 255 });

export const Password = Type.String({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max });

/** Anything that could be delivered to; whether it can is shown by verifying it. */
export const Email = Type.String({ minLength: 3, maxLength: 320, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$' });
