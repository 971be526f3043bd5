import { type BlockNode, type DocumentJson, type Mark, parseSources } from '@casewright/document';
import { mapTexts } from './texts.ts';

/**
 * The report without what its marks say of these notes, so that it is found anew: evidence that rests on one of them,
 * and every sentence that the notes did not bear out, since they may now.
 */
export function forgetMarks(document: DocumentJson, noteIds: readonly string[]): DocumentJson {
  const isKept = (mark: Mark): boolean => {
    if (mark.type === 'evidence') return !parseSources(mark.attrs.sources).some(({ note }) => noteIds.includes(note));
    return mark.type !== 'unsupported' || mark.attrs.reason === 'silence';
  };
  const content: BlockNode[] = mapTexts(document.content, (nodes) =>
    nodes.map((node) => (node.marks === undefined ? node : { ...node, marks: node.marks.filter(isKept) })),
  );
  return { ...document, content };
}
