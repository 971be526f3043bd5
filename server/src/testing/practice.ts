import type { Context } from '../db/context.ts';
import { createApiKey } from '../practice/api-keys.ts';
import { addMember } from '../practice/members.ts';
import { createPractice } from '../practice/practices.ts';
import type { MemberScope } from '../practice/scope.ts';
import { TEST_ORIGIN } from './context.ts';

export interface TestPractice {
  id: string;
  adminId: string;
  clinicianId: string;
  otherClinicianId: string;
  keys: { organisation: string; clinician: string; otherClinician: string };
  /** What each clinician may see. */
  asClinician: MemberScope;
  asOther: MemberScope;
}

let count = 0;

/** A practice with an admin, two clinicians, and a key of each kind. */
export async function createTestPractice(context: Context): Promise<TestPractice> {
  count += 1;
  const { id } = await createPractice(context, TEST_ORIGIN, { name: `Practice ${count}`, apiKeysEnabled: true });
  const add = async (name: string, role: 'admin' | 'clinician'): Promise<string> => {
    const email = `${name}.${count}@practice.example`;
    return (await addMember(context, TEST_ORIGIN, id, { email, name, role, emailVerified: true })).id;
  };
  const [adminId, clinicianId, otherClinicianId] = await Promise.all([
    add('admin', 'admin'),
    add('clinician', 'clinician'),
    add('other', 'clinician'),
  ]);
  const makeKey = async (type: 'user' | 'organisation', memberId: string): Promise<string> =>
    (await createApiKey(context, TEST_ORIGIN, id, { type, name: `${type} key`, memberId })).secret;
  const [organisation, clinician, otherClinician] = await Promise.all([
    makeKey('organisation', adminId),
    makeKey('user', clinicianId),
    makeKey('user', otherClinicianId),
  ]);
  return {
    id,
    adminId,
    clinicianId,
    otherClinicianId,
    keys: { organisation, clinician, otherClinician },
    asClinician: { practiceId: id, memberId: clinicianId },
    asOther: { practiceId: id, memberId: otherClinicianId },
  };
}
