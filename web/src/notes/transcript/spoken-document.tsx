import { type EvidenceSource, parseMarkdown, type TextNode } from '@casewright/document';
import { memo, type ReactNode, useMemo } from 'react';
import { DocumentView } from '../../document/document-view.tsx';
import { listDoubts } from './doubts.ts';
import { placeWords, type WordRange } from './place-words.ts';
import type { SpokenText } from './spoken-text.ts';
import classes from './transcript.module.css';

interface SpokenDocumentProps {
  text: SpokenText;
  /** The passage that a report cites, to be marked. */
  source: EvidenceSource | null;
  renderParagraph: (text: string) => ReactNode;
}

/** A transcript in which every word can be pressed. It is drawn anew only when its words change. */
export const SpokenDocument = memo(function SpokenDocument({ text, source, renderParagraph }: SpokenDocumentProps) {
  const { content, ranges, inDoubt } = useMemo(() => {
    const parsed = parseMarkdown(text.markdown).content;
    const doubtful = listDoubts(text).flatMap(({ selection: { first, last } }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    return { content: parsed, ranges: placeWords(parsed, text), inDoubt: new Set(doubtful) };
  }, [text]);
  const isCited = (index: number): boolean => {
    const word = text.words[index];
    return source !== null && word !== undefined && word.start < source.end && word.end > source.start;
  };
  const attributesOf = ({ word }: WordRange) => ({
    'data-word': word,
    'data-doubt': inDoubt.has(word) || undefined,
    'data-passage': isCited(word) || undefined,
  });
  const renderText = (node: TextNode): ReactNode => {
    const own = ranges.get(node) ?? [];
    return own.length === 0 ? undefined : renderWords(node.text, own, attributesOf);
  };
  return <DocumentView content={content} renderParagraph={renderParagraph} renderText={renderText} />;
});

function renderWords(
  text: string,
  ranges: readonly WordRange[],
  attributesOf: (range: WordRange) => object,
): ReactNode {
  let done = 0;
  const parts = ranges.map((range) => {
    const before = text.slice(done, range.from);
    done = range.to;
    return [
      before,
      <span key={range.word} {...attributesOf(range)} className={classes['word']}>
        {text.slice(range.from, range.to)}
      </span>,
    ];
  });
  return [...parts, text.slice(done)];
}
