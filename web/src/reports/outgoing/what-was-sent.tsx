import { Drawer, Stack, Text } from '@mantine/core';
import { IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentQuery } from '../../api/outgoing.ts';
import { reportQuery } from '../../api/reports.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useReturnedFocus } from '../../components/focus/returned-focus.ts';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { OutgoingTexts } from './outgoing-texts.tsx';

interface WhatWasSentProps {
  report: { id: string; client_id: number };
  onClose: () => void;
}

/** Everything that left this machine for a language model while the report was written. */
export function WhatWasSent({ report, onClose }: WhatWasSentProps) {
  const sent = useQuery(sentQuery(report.client_id, report.id));
  useReturnedFocus(true);
  return (
    <Drawer opened onClose={onClose} title="What was sent" position="right" size="min(52rem, 96vw)">
      <Loaded query={sent} skeleton={<RowSkeletons />}>
        {({ results }) =>
          results.length === 0 ? (
            <NothingKept reportId={report.id} />
          ) : (
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                These texts were sent to a language model to write this report. Names, numbers and addresses that
                identify people were replaced by placeholders first.
              </Text>
              <OutgoingTexts texts={results} />
            </Stack>
          )
        }
      </Loaded>
    </Drawer>
  );
}

/** Texts are deleted after a while, so the report itself has to say whether there were any. */
function NothingKept({ reportId }: { reportId: string }) {
  const report = useQuery(reportQuery(reportId));
  return (
    <Loaded query={report} skeleton={<RowSkeletons />}>
      {({ writing }) =>
        writing === null || writing.provider === 'offline' ? (
          <EmptyState icon={IconShieldCheck} title="Nothing left this machine">
            No part of this report was sent to a language model.
          </EmptyState>
        ) : (
          <EmptyState icon={IconTrash} title="The texts are no longer kept">
            This report was written with the language model {writing.model}. What was sent is deleted together with
            uploaded files, after the time that your practice has set.
          </EmptyState>
        )
      }
    </Loaded>
  );
}
