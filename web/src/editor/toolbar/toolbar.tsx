import { Divider } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import classes from '../editor.module.css';
import { useShownState } from '../use-shown-state.ts';
import { AlignmentMenu } from './alignment-menu.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { LinkTool } from './link-tool.tsx';
import { MoreTools } from './more-tools.tsx';
import { SnippetsTool } from './snippets-tool.tsx';
import { StyleMenu } from './style-menu.tsx';
import { TableMenu } from './table-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import type { ToolStates } from './tool-items.tsx';
import { ALIGNMENTS, BLOCKS, FOLDS, HISTORY, MARKS, type Tool } from './tools.ts';
import { useFolds } from './use-folds.ts';
import { VariableMenu } from './variable-menu.tsx';

interface ToolbarProps {
  editor: Editor;
  kind: 'report' | 'template' | 'snippet';
  children?: ReactNode;
}

const GROUPS: Tool[][] = [HISTORY, MARKS, ALIGNMENTS, BLOCKS];

/**
 * One row: what does not fit is in a menu. Arrow keys move between the tools, as in every toolbar; Tab goes on to the
 * text. Drawn anew only when what it shows
 * is another, because drawing all its buttons takes longer than a key may.
 */
export const Toolbar = memo(function Toolbar({ editor, kind, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const states = useShownState(editor, readStates);
  const folds = useFolds(bar, FOLDS.length);
  const folded = FOLDS.slice(0, folds);
  const isShown = (tool: Tool | undefined): boolean => tool !== undefined && !folded.flat().includes(tool);
  const isInTable = useShownState(editor, isWithinTable);
  const renderTools = (tools: Tool[]): ReactNode =>
    tools
      .filter(isShown)
      .map((tool) => <ToolButton key={tool.name} tool={tool} editor={editor} {...states[tool.name]} />);
  // On a phone it stands where it is seen: what is behind it has to be moved into sight.
  const isCrowded = folds === FOLDS.length;
  const more = folds > 0 && <MoreTools editor={editor} groups={folded} states={states} />;
  return (
    <div
      ref={bar}
      className={classes['toolbar']}
      data-crowded={isCrowded || undefined}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-orientation="horizontal"
      onKeyDown={(event) => bar.current !== null && moveFocus(event, bar.current)}
    >
      {renderTools(HISTORY)}
      <Divider orientation="vertical" />
      <StyleMenu editor={editor} />
      {renderTools(MARKS)}
      {isCrowded && more}
      <LinkTool editor={editor} />
      <Divider orientation="vertical" />
      {isShown(ALIGNMENTS[0]) && <AlignmentMenu editor={editor} states={states} />}
      {renderTools(BLOCKS)}
      <TableMenu editor={editor} isInTable={isInTable} />
      {kind === 'template' && (
        <>
          <Divider orientation="vertical" />
          <InsertMenu editor={editor} />
        </>
      )}
      {kind === 'snippet' ? <VariableMenu editor={editor} /> : <SnippetsTool />}
      {!isCrowded && more}
      <div className={classes['toolbarEnd']}>
        {children}
        <KeyboardHelp />
      </div>
    </div>
  );
});

const isWithinTable = (editor: Editor): boolean => editor.isActive('table');

function readStates(editor: Editor): ToolStates {
  return Object.fromEntries(
    GROUPS.flat().map(({ name, isActive, isPossible }) => [
      name,
      { isActive: isActive?.(editor) ?? false, isPossible: isPossible?.(editor) ?? true },
    ]),
  );
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[event.key];
  const isInField = event.target instanceof HTMLInputElement;
  if (step === undefined || isInField) return;
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not([disabled], [role^="menuitem"])')];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
