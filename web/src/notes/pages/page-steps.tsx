import { Badge, Button, Group, Text } from '@mantine/core';
import { isPageInDoubt, type PageText } from './note-pages.ts';

interface PageStepsProps {
  pages: readonly PageText[];
  /** The place of the page that is shown, in that list. */
  at: number;
  onGo: (by: 1 | -1) => void;
  onGoToDoubt: () => void;
}

/** From page to page, and how well the one that is shown could be read. */
export function PageSteps({ pages, at, onGo, onGoToDoubt }: PageStepsProps) {
  const page = pages[at] as PageText;
  const inDoubt = pages.filter(isPageInDoubt).length;
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" disabled={at === 0} onClick={() => onGo(-1)}>
        Previous page
      </Button>
      <Button size="xs" variant="default" disabled={at === pages.length - 1} onClick={() => onGo(1)}>
        Next page
      </Button>
      {inDoubt > 0 && (
        <Button size="xs" variant="default" onClick={onGoToDoubt}>
          Next page in doubt ({inDoubt})
        </Button>
      )}
      <Text size="sm" role="status">
        Page {page.page} · {at + 1} of {pages.length} with text
      </Text>
      {isPageInDoubt(page) ? (
        <Badge color="ochre" variant="light">
          Little could be read
        </Badge>
      ) : (
        page.isScan && (
          <Badge color="gray" variant="light">
            Read from a scan
          </Badge>
        )
      )}
      <Text size="xs" c="dimmed" visibleFrom="sm">
        Keys: Alt+Page Down and Alt+Page Up turn the pages, Alt+End goes to the next in doubt.
      </Text>
    </Group>
  );
}
