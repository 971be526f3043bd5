import { hash } from '@node-rs/argon2';
import { addMember, type Member, type NewMember } from '../practice/members.ts';
import { createPractice } from '../practice/practices.ts';
import type { Context } from '../db/context.ts';
import { TEST_ORIGIN } from './context.ts';

export interface TestMember {
  id: string;
  practiceId: string;
  email: string;
  password: string;
}

/** A hash says itself what checking it costs. Tests that are about the cost make their members without this kit. */
const NEXT_TO_NOTHING = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let count = 0;

/** A member who can sign in, at a fraction of the processor time that a password costs elsewhere. */
export async function addTestMember(
  context: Context,
  practiceId: string,
  { password, ...input }: Omit<NewMember, 'emailVerified'> & { password: string },
): Promise<Member> {
  const member = await addMember(context, TEST_ORIGIN, practiceId, { ...input, emailVerified: true });
  const change = { password_hash: await hash(password, NEXT_TO_NOTHING) };
  await context.db.updateTable('members').set(change).where('id', '=', member.id).execute();
  return member;
}

/** A member, in a practice of their own, who can sign in. */
export async function createTestMember(context: Context): Promise<TestMember> {
  count += 1;
  const [email, password] = [`person.${count}@practice.example`, `the password of person ${count}`];
  const practice = await createPractice(context, TEST_ORIGIN, { name: `House ${count}`, apiKeysEnabled: false });
  const { id } = await addTestMember(context, practice.id, { email, name: `Person ${count}`, role: 'admin', password });
  return { id, practiceId: practice.id, email, password };
}
