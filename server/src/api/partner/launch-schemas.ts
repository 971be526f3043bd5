import { Type } from '../../lib/schema.ts';
import { describedDateTime } from '../schemas.ts';

export const SessionId = Type.String({ examples: ['psess_01jng3v8x0k6ywq2m9d4c7t5ab'] });

export const SessionStatus = Type.Union(
  [Type.Literal('created'), Type.Literal('opened'), Type.Literal('completed'), Type.Literal('expired')],
  { description: 'The state as it is stored; a session past its deadline becomes `expired` with the next check.' },
);

export const ExpiresAt = describedDateTime('48 hours after creation.');

export const SessionParams = Type.Object({ session_id: SessionId });
