import { Type } from 'typebox';

/** Dates of the domain, written as ISO 8601 UTC with milliseconds by the serialiser. */
export const DateTime = (description: string) =>
  Type.Unsafe<Date>(Type.String({ format: 'date-time', description, examples: ['2026-03-02T09:00:00.000Z'] }));
export const DateTimeOrNull = (description: string) =>
  Type.Unsafe<Date | null>(Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description }));

export const SessionId = Type.String({ examples: ['psess_01jng3v8x0k6ywq2m9d4c7t5ab'] });

export const SessionStatus = Type.Union(
  [Type.Literal('created'), Type.Literal('opened'), Type.Literal('completed'), Type.Literal('expired')],
  { description: 'The state as it is stored; a session past its deadline becomes `expired` with the next check.' },
);

export const ExpiresAt = DateTime('48 hours after creation.');

export const SessionParams = Type.Object({ session_id: SessionId });
