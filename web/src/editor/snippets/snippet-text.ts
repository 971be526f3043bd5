import { type ComponentType, createContext } from 'react';
import type { RichMarkdownProps } from '../markdown-field/rich-markdown.ts';

/**
 * The editor that a snippet is written in. It is handed down by the editor that the snippets are opened from, since that
 * one imports the snippets.
 */
export const SnippetText = createContext<ComponentType<RichMarkdownProps> | null>(null);
