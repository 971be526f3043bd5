import { Type } from '../../lib/schema.ts';

export const Name = Type.String({ minLength: 1, maxLength: 255 });

export const PracticeParams = Type.Object({ practice_id: Type.String() });
