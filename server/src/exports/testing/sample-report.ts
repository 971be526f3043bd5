import { type BlockNode, checkDocument, type DocumentJson, parseMarkdown } from '@casewright/document';
import type { ReportToExport } from '../report-export.ts';

const MARKDOWN = `
# Assessment of Łukasz

Seen with his **mother**, *twice*, ~~once~~ and <u>alone</u> at \`home\`; see [the guidance](https://example.org/guidance?a=1&b=2).\\
A second line.

## Findings

- Sleep
- School
  1. Reading
  2. Spelling
     - Sounds
- Home

5. Fifth
6. Sixth

   Still sixth.

Between the lists.

1. First again

> She said: “He never sleeps”.

\`\`\`
dose = 2
  twice
\`\`\`

---

| Measure | Score |
|---|--:|
| Verbal | 111 |
| Visual | 92 |
`;

const MORE: BlockNode[] = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'He sleeps well.', marks: [{ type: 'evidence', attrs: { sources: 'note_1@0-4' } }] },
      { type: 'text', text: ' He is 9.', marks: [{ type: 'unsupported', attrs: { reason: 'figures' } }] },
      { type: 'text', text: ' Dear ' },
      { type: 'variable', attrs: { name: 'client.first_name' } },
    ],
  },
  {
    type: 'prompt',
    attrs: { id: 'advice', label: 'Advice', instruction: 'For school.\nFor home.', form: 'list' },
  },
];

export function sampleDocument(): DocumentJson {
  const document = parseMarkdown(MARKDOWN);
  return checkDocument({ ...document, content: [...document.content, ...MORE] });
}

type Changes = Partial<Omit<ReportToExport, 'document'>> & { document?: DocumentJson };

export function sampleReport({ document = sampleDocument(), ...changes }: Changes = {}): ReportToExport {
  return {
    document: JSON.stringify(document),
    title: 'Assessment',
    letterhead: {
      practiceName: 'Harbour & Heath',
      clinicianName: 'Dr Niamh Gallagher',
      date: new Date('2026-02-24T23:30:00Z'),
      clientName: 'Łukasz Kowalczyk',
      clientDateOfBirth: '2017-05-11',
    },
    format: 'docx',
    ...changes,
  };
}

export function documentOf(...content: BlockNode[]): DocumentJson {
  return checkDocument({ type: 'doc', attrs: { version: 1 }, content });
}

export function paragraphOf(text: string): BlockNode & { type: 'paragraph' } {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}
