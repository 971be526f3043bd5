import { Outlet } from '@tanstack/react-router';
import { Palette } from './palette.tsx';

/** What all pages of signed-in people have in common. */
export function MemberFrame() {
  return (
    <>
      <Outlet />
      <Palette />
    </>
  );
}
