import type { Identity } from '../identities/identity.ts';
import {
  createIdentityGuard,
  type IdentifierFinder,
  type IdentityGuard,
  OPEN_GUARD,
} from '../identities/identity-guard.ts';

/** One for all that is sent for a report, so that everybody has the same placeholder throughout. */
const guards = new WeakMap<readonly Identity[], IdentityGuard>();

export function guardFor(
  { hidesIdentities, language }: { hidesIdentities: boolean; language: IdentifierFinder },
  identities: readonly Identity[],
): IdentityGuard {
  if (!hidesIdentities) return OPEN_GUARD;
  const guard = guards.get(identities) ?? createIdentityGuard(identities, language);
  guards.set(identities, guard);
  return guard;
}
