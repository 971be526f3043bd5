import { UNSUPPORTED_NOTICES } from '@casewright/document';
import { List, Stack, Text } from '@mantine/core';
import type { ReviewItem } from '../../api/review.ts';

const SHOWN = 5;

/** The sentences that the signed text will follow with a remark. */
export function listRemarks(items: readonly ReviewItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind !== 'sentence' || item.reason === null || item.reason === 'unmarked') return [];
    const notice = UNSUPPORTED_NOTICES[item.reason];
    return notice === null ? [] : [`${item.text} ${notice}`];
  });
}

/** Words that stand in no editor: whoever signs has to have read them too. */
export function Remarks({ items }: { items: readonly ReviewItem[] }) {
  const remarks = listRemarks(items);
  if (remarks.length === 0) return null;
  const more = remarks.length - SHOWN;
  return (
    <Stack gap={4}>
      <Text size="sm">
        So it will stand in the signed report, unless you confirm it in the review or correct it first:
      </Text>
      <List size="sm">
        {remarks.slice(0, SHOWN).map((remark) => (
          <List.Item key={remark}>{remark}</List.Item>
        ))}
      </List>
      {more > 0 && <Text size="sm">{more === 1 ? 'and one more' : `and ${more} more`}</Text>}
    </Stack>
  );
}
