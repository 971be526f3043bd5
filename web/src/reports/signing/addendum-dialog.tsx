import { Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/forms/dialog.tsx';
import { variablesQuery } from '../../api/clients.ts';
import type { DocumentJson, Report } from '../../api/reports.ts';
import { addAddendum, type SigningFacts, signingQuery } from '../../api/signing.ts';
import { DialogForm } from '../../components/forms/form.tsx';
import { readDocument } from '../../editor/read-document.ts';
import field from '../../editor/editor-field.module.css';
import { RichEditor } from '../../editor/rich-editor.tsx';
import { draftsOf } from '../autosave/draft-store.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';
import classes from './signing.module.css';

interface AddendumDialogProps {
  memberId: string;
  report: Pick<Report, 'id' | 'client_id'>;
  /** What to begin with, where it is made of changes that the report was signed without. */
  content?: DocumentJson;
  onClose: () => void;
  onSigned: () => Promise<void>;
}

const EMPTY: DocumentJson = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * The key of the text on this device, so that closing the dialog or the page loses nothing. One that is made of changes
 * does not take the place of another that was begun before.
 */
export const addendumDraftsOf = (memberId: string, reportId: string, isOfChanges: boolean) =>
  draftsOf(memberId, `${reportId} addendum${isOfChanges ? ' of changes' : ''}`);

/** Writes an addendum and signs it. Until then its text is kept on this device. */
export function AddendumDialog(props: AddendumDialogProps) {
  const { memberId, content, onClose } = props;
  const reportId = props.report.id;
  const isOfChanges = content !== undefined;
  const kept = useQuery({
    queryKey: ['addendum-draft', memberId, reportId, isOfChanges],
    queryFn: async () =>
      (await addendumDraftsOf(memberId, reportId, isOfChanges)
        .find()
        .catch(() => undefined)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  const facts = useQuery({ ...signingQuery(reportId), staleTime: 0, gcTime: 0 });
  const isReady = facts.data !== undefined && kept.data !== undefined;
  return (
    <Dialog opened onClose={onClose} title="Add an addendum" size="min(60rem, 95vw)" closeOnClickOutside={false}>
      {!isReady && <Skeleton h={320} />}
      {isReady && facts.data !== undefined && (
        <AddendumForm {...props} facts={facts.data} begins={kept.data?.content ?? content ?? EMPTY} />
      )}
    </Dialog>
  );
}

interface AddendumFormProps extends AddendumDialogProps {
  facts: SigningFacts;
  begins: DocumentJson;
}

function AddendumForm({ memberId, report, content, facts, begins, onClose, onSigned }: AddendumFormProps) {
  const { id: reportId, client_id: clientId } = report;
  const { data: values } = useQuery(variablesQuery(clientId));
  const editor = useRef<Editor>(null);
  const drafts = addendumDraftsOf(memberId, reportId, content !== undefined);
  const [isEmpty, setEmpty] = useState(true);
  const proof = useProof(facts.needs_proof);
  const queryClient = useQueryClient();
  const keep = (): void => {
    if (editor.current === null) return;
    setEmpty(editor.current.isEmpty);
    const written = editor.current.getJSON() as DocumentJson;
    void drafts.keep({ title: '', content: written, version: 1, sequence: 1 }).catch(() => {});
  };
  const sign = useMutation({
    mutationFn: () =>
      proof.run(async () => {
        if (editor.current === null) throw new Error('no editor');
        return addAddendum(reportId, readDocument(editor.current));
      }),
    onSuccess: async () => {
      await drafts.drop().catch(() => {});
      notifications.show({ message: 'The addendum is signed.' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['reports', reportId] });
      await onSigned();
    },
  });
  useEffect(() => setEmpty(editor.current?.isEmpty ?? true), []);
  return (
    <Stack gap="md">
      <Text size="sm">
        It stands below the report with your name and the time, and can no longer be changed once it is signed. The
        report itself stays as it is.
      </Text>
      <div className={`${field['field']} ${classes['addendum']}`}>
        <RichEditor
          kind="report"
          label="Addendum"
          content={begins}
          isEditable={!sign.isPending}
          hasOutline={false}
          values={values}
          onReady={(made) => {
            editor.current = made;
            setEmpty(made.isEmpty);
          }}
          onChange={keep}
        />
      </div>
      <DialogForm
        action="Sign the addendum"
        isCheckedByBrowser
        isBusy={sign.isPending}
        isDisabled={isEmpty}
        error={sign.error}
        onSubmit={() => sign.mutate()}
        onClose={onClose}
      >
        {proof.isNeeded && (
          <ProofFields proof={proof.proof} isTwoStepOn={facts.is_two_step_on} onChange={proof.setProof} />
        )}
      </DialogForm>
    </Stack>
  );
}
