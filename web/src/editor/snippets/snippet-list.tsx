import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { type Snippet, snippetsQuery } from '../../api/snippets.ts';
import { filterSnippets } from './filter-snippets.ts';
import { insertSnippet, type SnippetTarget } from './insert-snippet.ts';
import { previewSnippet } from './preview-snippet.ts';
import { handKeysTo, readSearch, type SnippetSearch } from './snippet-trigger.ts';
import classes from './snippets.module.css';
import { useListPlace } from './use-list-place.ts';

interface SnippetListProps {
  editor: Editor;
  target: SnippetTarget;
}

const NONE: Snippet[] = [];

/** Beside the caret while somebody types `/` and a part of a name. The focus stays in the text. */
export function SnippetList({ editor, target }: SnippetListProps) {
  const search = useEditorState({ editor, selector: ({ editor: { state } }) => readSearch(state) });
  const { data = NONE } = useQuery({ ...snippetsQuery, enabled: search !== null });
  const found = search === null ? NONE : filterSnippets(data, search.query);
  if (search === null || found.length === 0) return null;
  return <OpenList key={search.from} editor={editor} target={target} search={search} found={found} />;
}

interface OpenListProps extends SnippetListProps {
  search: SnippetSearch;
  found: Snippet[];
}

function OpenList({ editor, target, search, found }: OpenListProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, found.length - 1);
  const insert = (snippet: Snippet | undefined): boolean => {
    if (snippet === undefined) return false;
    editor.view.dispatch(insertSnippet(editor.state, search, snippet.markdown, target));
    editor.view.focus();
    return true;
  };
  // The keys go to the text, which hands them on; it also says which entry is the active one.
  useEffect(() => {
    const { view } = editor;
    const { dom } = view;
    handKeysTo(view, {
      move: (step) => setChosen((active + step + found.length) % found.length),
      choose: () => insert(found[active]),
    });
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      handKeysTo(view, null);
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  });
  const list = useListPlace(editor, search.from);
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label="Snippets" className={classes['list']}>
        {found.map((snippet, index) => (
          <div
            key={snippet.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes['option']}
            onMouseDown={(event) => {
              event.preventDefault();
              insert(snippet);
            }}
          >
            <Text size="sm" fw={550} truncate>
              {snippet.name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {previewSnippet(snippet.markdown, target.isTemplate ? {} : target.values)}
            </Text>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">
        {`${found.length === 1 ? 'One snippet' : `${found.length} snippets`}. Arrow keys choose, Enter inserts.`}
      </VisuallyHidden>
    </>
  );
}
