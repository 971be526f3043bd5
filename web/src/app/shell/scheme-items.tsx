import { Menu, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const SCHEMES: [MantineColorScheme, string, Icon][] = [
  ['light', 'Light', IconSun],
  ['dark', 'Dark', IconMoon],
  ['auto', 'As the system', IconDeviceDesktop],
];

/** Light, dark or as the system says. */
export function SchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>Appearance</Menu.Label>
      {SCHEMES.map(([scheme, label, SchemeIcon]) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={scheme === colorScheme}
          leftSection={<SchemeIcon size={18} aria-hidden />}
          rightSection={scheme === colorScheme ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => setColorScheme(scheme)}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
