import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { formatShortcut } from '../../components/focus/shortcut.ts';
import { chainInText } from '../chain-in-text.ts';
import { useShownState } from '../use-shown-state.ts';

const LEVELS = [1, 2, 3, 4] as const;

const readLevel = (editor: Editor): number => LEVELS.find((each) => editor.isActive('heading', { level: each })) ?? 0;

/** Paragraph or heading. */
export function StyleMenu({ editor }: { editor: Editor }) {
  const level = useShownState(editor, readLevel);
  const choose = (chosen: number): void => {
    const chain = chainInText(editor);
    const heading = LEVELS.find((each) => each === chosen);
    if (heading === undefined) chain.setParagraph().run();
    else chain.setHeading({ level: heading }).run();
  };
  return (
    <Menu position="bottom-start" width={220} returnFocus={false} trapFocus>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          fz="sm"
          fw={500}
          w={118}
          justify="space-between"
          rightSection={<IconChevronDown size={15} aria-hidden />}
          aria-label={`Style: ${describe(level)}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {describe(level)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[0, ...LEVELS].map((each) => (
          <Menu.Item
            key={each}
            onClick={() => choose(each)}
            fw={each === 0 ? 400 : 640}
            fz={each === 0 ? 'sm' : 19 - each * 1.25}
            rightSection={
              <span aria-hidden style={{ fontSize: 12, opacity: 0.75 }}>
                {formatShortcut(`Mod+Alt+${each}`)}
              </span>
            }
          >
            {describe(each)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function describe(level: number): string {
  return level === 0 ? 'Text' : `Heading ${level}`;
}
