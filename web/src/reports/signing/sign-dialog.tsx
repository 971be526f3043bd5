import { Anchor, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/forms/dialog.tsx';
import { isStatus } from '../../api/api-error.ts';
import { type Review, reviewQuery } from '../../api/review.ts';
import { type SigningFacts, signingQuery, signReport } from '../../api/signing.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { DialogForm } from '../../components/forms/form.tsx';
import { type Save, UnsavedAlert, useSaveFirst } from '../save-first.tsx';
import { isUnfinished, Unfinished } from './unfinished.tsx';
import { ProofFields } from './proof-fields.tsx';
import { Remarks } from './remarks.tsx';
import { useProof } from './use-proof.ts';

interface SignDialogProps {
  reportId: string;
  onSave: Save;
  onClose: () => void;
  /** The report is signed now, by this person or by somebody who was quicker. */
  onSigned: () => void;
  /** Somebody has changed the report: what is shown is not what would be signed. */
  onChanged: () => void;
}

/** What signing means, how far the review is, and the person's signature. */
export function SignDialog({ reportId, onSave, ...ends }: SignDialogProps) {
  const saving = useSaveFirst(onSave);
  const fresh = { enabled: saving.isSuccess, staleTime: 0, gcTime: 0 };
  const facts = useQuery({ ...signingQuery(reportId), ...fresh });
  // Remarks that come after the hash was read are refused with it, so they are read after it.
  const review = useQuery({ ...reviewQuery(reportId), ...fresh, enabled: facts.isSuccess && !facts.isFetching });
  const failed = [facts, review].find(({ isError }) => isError);
  const isReady = facts.data !== undefined && !facts.isFetching && review.data !== undefined && !review.isFetching;
  return (
    <Dialog opened onClose={ends.onClose} title="Sign the report" size="lg">
      {saving.isError && <UnsavedAlert purpose="signed" onRetry={saving.save} />}
      {failed !== undefined && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!saving.isError && failed === undefined && !isReady && <Skeleton h={180} />}
      {isReady && isUnfinished(facts.data) && <Unfinished facts={facts.data} onClose={ends.onClose} />}
      {isReady && !isUnfinished(facts.data) && (
        <SignForm
          reportId={reportId}
          facts={facts.data}
          items={review.data.items}
          version={saving.data ?? facts.data.version}
          {...ends}
        />
      )}
    </Dialog>
  );
}

interface SignFormProps extends Omit<SignDialogProps, 'onSave'> {
  facts: SigningFacts;
  items: Review['items'];
  version: number;
}

function SignForm({ reportId, facts, items, version, onClose, onSigned, onChanged }: SignFormProps) {
  const { review, signer } = facts;
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // A dialog gives the focus to a field when it opens, and this field comes later.
  useEffect(() => field.current?.focus(), []);
  const proof = useProof(facts.needs_proof);
  const sign = useMutation({
    mutationFn: () =>
      proof.run(() =>
        signReport(reportId, {
          version,
          content_hash: facts.content_hash,
          ...(!review.is_done && { reason: reason.trim() }),
        }),
      ),
    onSuccess: onSigned,
    onError: (error) => {
      if (isStatus(error, 409) && error.detail === 'The report is signed') onSigned();
      if (isStatus(error, 409) && error.detail === 'The report was changed meanwhile') onChanged();
    },
  });
  return (
    <DialogForm
      action="Sign the report"
      isCheckedByBrowser
      isBusy={sign.isPending}
      error={sign.error}
      onClose={onClose}
      onSubmit={() => sign.mutate()}
    >
      <Text size="sm">Nobody can change a signed report. Anything added later becomes an addendum.</Text>
      <Stack gap={2}>
        <Text size="sm" c="dimmed">
          Signed by
        </Text>
        <Text fw={600}>{signer.name}</Text>
        {signer.credentials === null ? (
          <Text size="sm" c="dimmed">
            Without credentials. Enter them on{' '}
            <Anchor href="/account" underline="always">
              your account
            </Anchor>{' '}
            first, if they should stand below your name.
          </Text>
        ) : (
          <Text size="sm">{signer.credentials}</Text>
        )}
      </Stack>
      <Remarks items={items} />
      {review.is_done ? (
        <Text size="sm">{review.total === 0 ? 'There is nothing to review.' : 'The review is done.'}</Text>
      ) : (
        <Textarea
          label="Why are you signing before the review is done?"
          description={`${review.settled} of ${review.total} reviewed. The reason is kept with the signature and in the activity of the practice: name nobody in it.`}
          required
          maxLength={500}
          autosize
          minRows={2}
          ref={field}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {proof.isNeeded && (
        <ProofFields proof={proof.proof} isTwoStepOn={facts.is_two_step_on} onChange={proof.setProof} />
      )}
    </DialogForm>
  );
}
