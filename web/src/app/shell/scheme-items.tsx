import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const SCHEMES: [MantineColorScheme, string, Icon][] = [
  ['light', 'Light', IconSun],
  ['dark', 'Dark', IconMoon],
  ['auto', 'Match the system', IconDeviceDesktop],
];

/** Light, dark or as the system says. */
export function SchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>Appearance</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
        {SCHEMES.map(([scheme, label, SchemeIcon]) => (
          <Menu.RadioItem key={scheme} value={scheme} rightSection={<SchemeIcon size={18} aria-hidden />}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
