import { Type } from 'typebox';

/** Something to read: not blank. */
export const PlainName = Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' });
