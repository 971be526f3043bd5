import { lazy, Suspense, useState } from 'react';
import type { Session } from '../../api/session.ts';
import { AccountButton } from './account-button.tsx';

const loadDropdown = () => import('./account-dropdown.tsx');
const AccountDropdown = lazy(async () => ({ default: (await loadDropdown()).AccountDropdown }));

/** The menu is fetched when somebody is about to open it: with all it needs it has thirty kilobytes. */
export function AccountMenu({ session }: { session: Session }) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <AccountButton
      session={session}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadDropdown()}
      onFocus={() => void loadDropdown()}
      onClick={() => setAsked(true)}
    />
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <AccountDropdown session={session} />
    </Suspense>
  ) : (
    button
  );
}
