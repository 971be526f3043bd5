import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Report } from '../../api/reports.ts';
import { Banner } from '../../components/layouts/banner.tsx';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { draftsOf } from '../autosave/draft-store.ts';
import type { Draft } from '../autosave/save-state.ts';
import { AddendumDialog, addendumDraftsOf } from './addendum-dialog.tsx';

interface UnsavedTextProps {
  memberId: string;
  report: Pick<Report, 'id' | 'client_id'>;
  draft: Draft;
  onSettled: () => Promise<void>;
}

/**
 * What somebody wrote in an open editor while another signed. It is no part of the report any more, but is not lost
 * either: it becomes an addendum, or is put aside by the person themselves.
 */
export function UnsavedText({ memberId, report, draft, onSettled }: UnsavedTextProps) {
  const [isAdding, adding] = useDisclosure(false);
  const [isDiscarding, discarding] = useDisclosure(false);
  const drop = async (): Promise<void> => {
    const drafts = [draftsOf(memberId, report.id), addendumDraftsOf(memberId, report.id, true)];
    await Promise.all(drafts.map((each) => each.drop())).catch(() => {});
    await onSettled();
  };
  return (
    <>
      <Banner
        title="Your last changes are not in the report"
        action={
          <Group gap="xs">
            <Button size="xs" onClick={adding.open}>
              Make an addendum of them
            </Button>
            <Button size="xs" variant="default" onClick={discarding.open}>
              Discard them
            </Button>
          </Group>
        }
      >
        It was signed while you were writing. Your text is kept on this device: delete in the addendum what the report
        says already.
      </Banner>
      <ConfirmDialog
        opened={isDiscarding}
        onClose={discarding.close}
        title="Discard your last changes?"
        action="Discard them"
        isDangerous
        onConfirm={drop}
      >
        You cannot undo this. The signed report stays as it is.
      </ConfirmDialog>
      {isAdding && (
        <AddendumDialog
          memberId={memberId}
          report={report}
          content={draft.content}
          onClose={adding.close}
          onSigned={drop}
        />
      )}
    </>
  );
}
