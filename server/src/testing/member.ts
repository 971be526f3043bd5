import { addMember } from '../practice/members.ts';
import { createPractice } from '../practice/practices.ts';
import type { Context } from '../db/context.ts';
import { TEST_ORIGIN } from './context.ts';

export interface TestMember {
  id: string;
  practiceId: string;
  email: string;
  password: string;
}

let count = 0;

/** A member, in a practice of their own, who can sign in. */
export async function createTestMember(context: Context): Promise<TestMember> {
  count += 1;
  const [email, password] = [`person.${count}@practice.example`, `the password of person ${count}`];
  const practice = await createPractice(context, TEST_ORIGIN, { name: `House ${count}`, apiKeysEnabled: false });
  const input = { email, name: `Person ${count}`, role: 'admin', password, emailVerified: true } as const;
  const { id } = await addMember(context, TEST_ORIGIN, practice.id, input);
  return { id, practiceId: practice.id, email, password };
}
