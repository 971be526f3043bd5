import type { BlockNode } from '@casewright/document';
import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Addendum, Report, Signature } from '../../api/reports.ts';
import { Banner } from '../../components/layouts/banner.tsx';
import { Time } from '../../components/times/time.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import editor from '../../editor/editor.module.css';
import type { Draft } from '../autosave/save-state.ts';
import { AddendumDialog } from './addendum-dialog.tsx';
import { UnsavedText } from './unsaved-text.tsx';

interface SignedReportProps {
  memberId: string;
  report: Report;
  signature: Signature;
  /** What this person wrote here that did not reach the service before the report was signed. */
  draft: Draft | null;
  onTitle: (title: string) => void;
  onReload: () => Promise<void>;
}

const blocksOf = (content: Report['content']): BlockNode[] => (content.content ?? []) as unknown as BlockNode[];

/** A signed report, to be read, and its addenda. */
export function SignedReport({ memberId, report: signed, signature, draft, onTitle, onReload }: SignedReportProps) {
  const [isAdding, adding] = useDisclosure(false);
  useEffect(() => onTitle(signed.title), [onTitle, signed.title]);
  return (
    <div className={editor['editor']}>
      <SignedBanner signature={signature} addenda={signed.addenda.length} />
      {draft !== null && <UnsavedText memberId={memberId} report={signed} draft={draft} onSettled={onReload} />}
      <section className={editor['desk']} data-desk aria-label="Signed report">
        <div className={editor['sheet']}>
          <Title order={2} className={editor['sheetTitle'] ?? ''}>
            {signed.title}
          </Title>
          <DocumentView content={blocksOf(signed.content)} />
          <Divider my="xl" />
          <SignatureBlock signature={signature} />
          {signed.addenda.map((addendum) => (
            <SignedAddendum key={addendum.number} addendum={addendum} />
          ))}
          <Group mt="lg">
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={adding.open}>
              Add an addendum
            </Button>
          </Group>
        </div>
      </section>
      {isAdding && <AddendumDialog memberId={memberId} report={signed} onClose={adding.close} onSigned={onReload} />}
    </div>
  );
}

function SignedBanner({ signature, addenda }: { signature: Signature; addenda: number }) {
  const amended = addenda === 0 ? '' : addenda === 1 ? ' Amended by an addendum.' : ` Amended by ${addenda} addenda.`;
  return (
    <Banner color="pine" role="status">
      Signed by {signature.signed_by.name}, <Time at={signature.signed_at} format="full" />. It can no longer be
      changed.{amended}
    </Banner>
  );
}

function SignedAddendum({ addendum }: { addendum: Addendum }) {
  const { number, content, signed_by: signedBy, credentials, signed_at: signedAt } = addendum;
  return (
    <section aria-label={`Addendum ${number}`}>
      <Divider my="xl" />
      <Title order={3} fz="lg" mb={4}>
        Addendum {number}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Signed by {signedBy.name}
        {credentials !== null && `, ${credentials}`}, <Time at={signedAt} format="full" />
      </Text>
      <DocumentView content={blocksOf(content)} />
    </section>
  );
}

function SignatureBlock({ signature }: { signature: Signature }) {
  const { signed_by: signedBy, credentials, signed_at: signedAt, digest, key_id: keyId, reason } = signature;
  return (
    <Stack gap={2}>
      <Text fw={600}>{signedBy.name}</Text>
      {credentials !== null && <Text size="sm">{credentials}</Text>}
      <Text size="sm">
        Signed <Time at={signedAt} format="full" />
      </Text>
      {reason !== null && (
        <Text size="sm">
          Signed before the review was done ({signature.review_settled} of {signature.review_total}): {reason}
        </Text>
      )}
      <Text size="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        Digest {digest}, key {keyId}
      </Text>
    </Stack>
  );
}
