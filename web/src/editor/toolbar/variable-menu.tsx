import { Menu } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { VARIABLES } from '@casewright/document';
import { Fragment, useState } from 'react';
import { chainInText } from '../chain-in-text.ts';
import { InsertButton } from './insert-button.tsx';
import { VARIABLE_GROUPS } from './variable-groups.ts';
import classes from './variable-menu.module.css';

/** Places for names, pronouns and dates. */
export function VariableMenu({ editor }: { editor: Editor }) {
  // Beside the text, so that it is a part of the page or of the dialog that the editor is in.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const findPlace = (): void => setPlace(editor.view.dom.closest('[data-desk]')?.parentElement ?? null);
  return (
    <Menu
      position="bottom-start"
      width={320}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
      floatingStrategy="fixed"
      onOpen={findPlace}
      {...(place !== null && { portalProps: { target: place } })}
    >
      <Menu.Target>
        <InsertButton leftSection={<IconBraces size={16} aria-hidden />}>Variable</InsertButton>
      </Menu.Target>
      <Menu.Dropdown className={classes['dropdown'] ?? ''}>
        {VARIABLE_GROUPS.map(({ title, example, names }) => (
          <Fragment key={title}>
            <Menu.Label className={classes['group'] ?? ''}>
              {title}
              {example !== undefined && <span className={classes['example']}>{example}</span>}
            </Menu.Label>
            {names.map((name) => (
              <Menu.Item key={name} onClick={() => chainInText(editor).insertVariable(name).run()}>
                {VARIABLES[name]}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
