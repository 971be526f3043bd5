import { Table } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { useQueries } from '@tanstack/react-query';
import { noteQuery } from '../../api/notes.ts';
import type { ReviewCell } from '../../api/review.ts';
import cited from '../cited/cited.module.css';
import { type CitedStretch, matchCells } from './match-cells.ts';

interface MatchedRowProps {
  cells: readonly ReviewCell[];
  sources: readonly EvidenceSource[];
}

/** A row of the report, cell against cell with what the notes have. */
export function MatchedRow({ cells, sources }: MatchedRowProps) {
  const notes = useQueries({ queries: sources.map(({ note, revision }) => noteQuery(note, revision ?? 1)) });
  const stretches = sources.flatMap(({ start, end }, index): CitedStretch[] => {
    const markdown = notes[index]?.data?.markdown;
    return markdown === undefined ? [] : [{ markdown, start, end }];
  });
  return (
    <Table withTableBorder withColumnBorders>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Column</Table.Th>
          <Table.Th scope="col">In the report</Table.Th>
          <Table.Th scope="col">In the notes</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {matchCells(cells, stretches).map(({ column, text, found }, index) => (
          // Two columns may have one name; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Table.Tr key={`${index} ${column}`}>
            <Table.Th scope="row" fw={500}>
              {column === '' ? `Column ${index + 1}` : column}
            </Table.Th>
            <Table.Td>{text}</Table.Td>
            <Table.Td>
              {found !== null && <mark className={cited['words']}>{found.text}</mark>}
              {found !== null && found.column !== '' && found.column !== column && ` (${found.column})`}
              {found === null && text !== '' && sources.length > 0 && 'Not found as it stands here'}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
