import { ActionIcon, Group, Loader, ScrollArea, Text } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { pageAddress } from '../../api/notes.ts';
import column from '../../components/layouts/column.module.css';
import classes from './pages.module.css';

const ZOOMS = [50, 75, 100, 150, 200, 300];
const WHOLE_WIDTH = 100;

/** A page of the PDF as it looks, as wide as there is room, or larger. */
export function PageImage({ noteId, page }: { noteId: string; page: number }) {
  const [zoom, setZoom] = useState(WHOLE_WIDTH);
  const [fault, setFault] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const step = (by: 1 | -1): void => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom);
  return (
    <div className={classes['image']}>
      <Group gap="xs" p="xs">
        <ActionIcon variant="default" aria-label="Smaller" disabled={zoom === ZOOMS[0]} onClick={() => step(-1)}>
          <IconZoomOut size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Larger" disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
          <IconZoomIn size={16} aria-hidden />
        </ActionIcon>
        <Text size="sm" role="status">
          {zoom} %
        </Text>
      </Group>
      <ScrollArea
        className={column['grow'] ?? ''}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Image of the page' }}
      >
        {fault === page ? (
          <Text p="md" role="alert">
            The page could not be drawn. The PDF itself can still be opened from the note.
          </Text>
        ) : (
          <>
            {drawn !== page && (
              <Group p="md" gap="sm" role="status">
                <Loader size="sm" aria-hidden />
                <Text size="sm">Drawing the page…</Text>
              </Group>
            )}
            <img
              key={page}
              src={pageAddress(noteId, page)}
              alt={`Page ${page} of the PDF`}
              style={{ width: `${zoom}%` }}
              onLoad={() => setDrawn(page)}
              onError={() => setFault(page)}
            />
          </>
        )}
      </ScrollArea>
    </div>
  );
}
