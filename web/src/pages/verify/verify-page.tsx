import { Alert, Anchor, FileInput, List, Stack, Text } from '@mantine/core';
import { checkSeal, type PublicKey, type SealTools, type SealVerdict } from '@casewright/document';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FormError } from '../../components/forms/form-error.tsx';
import { FrontLayout } from '../../components/layouts/front-layout.tsx';

const KEYS = '/.well-known/casewright-signing-keys.json';

const exact = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const BROWSER_SEAL_TOOLS: SealTools = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', exact(bytes))),
  isSigned: async (publicKey, message, signature) => {
    const key = await crypto.subtle.importKey('raw', exact(publicKey), { name: 'Ed25519' }, false, ['verify']);
    return crypto.subtle.verify({ name: 'Ed25519' }, key, exact(signature), exact(message));
  },
};

async function check(file: File): Promise<SealVerdict> {
  const answer = await fetch(KEYS);
  if (!answer.ok) throw new Error('no keys');
  const { keys } = (await answer.json()) as { keys: PublicKey[] };
  return checkSeal(new Uint8Array(await file.arrayBuffer()), keys, BROWSER_SEAL_TOOLS);
}

/** Tells anybody who has an exported report whether it is as it was signed. The file does not leave the browser. */
export function VerifyPage() {
  const checking = useMutation({ mutationFn: check });
  return (
    <FrontLayout title="Check a signed report">
      <Stack gap="md">
        <Text size="sm">
          Choose a report that was downloaded from this service as Word, PDF, Markdown or HTML. It is read here in your
          browser and is not uploaded.
        </Text>
        {!isSecureContext && (
          <Alert role="note" color="ochre" title="This address is not encrypted">
            Browsers check signatures only on pages whose address begins with https. Ask for the encrypted address of
            this service, or use “casewright report verify”.
          </Alert>
        )}
        <FileInput
          disabled={!isSecureContext}
          label="File"
          placeholder="Choose a file"
          onChange={(file) => (file === null ? checking.reset() : checking.mutate(file))}
        />
        <FormError error={checking.error} />
        <div role="status">{checking.data !== undefined && <Verdict verdict={checking.data} />}</div>
        <Text size="sm" c="dimmed">
          The public keys of this service are{' '}
          <Anchor href={KEYS} underline="always">
            published
          </Anchor>
          .
        </Text>
      </Stack>
    </FrontLayout>
  );
}

function Verdict({ verdict }: { verdict: SealVerdict }) {
  switch (verdict.verdict) {
    case 'valid':
      return (
        <Alert role="note" color="pine" icon={<IconCheck size={18} aria-hidden />} title="Valid">
          <Text size="sm">“{verdict.title}” is as it was signed. Not one letter was changed.</Text>
          <List size="sm" mt="xs">
            {[verdict.report, ...verdict.addenda].map(({ name, credentials, signedAt }, index) => (
              <List.Item key={signedAt + String(index)}>
                {index === 0 ? 'Signed' : `Addendum ${index} signed`} by {name}
                {credentials !== null && `, ${credentials}`}, {new Date(signedAt).toUTCString()}
              </List.Item>
            ))}
          </List>
        </Alert>
      );
    case 'changed':
      return (
        <Alert role="note" color="red" icon={<IconX size={18} aria-hidden />} title="Changed">
          The file is not as it was signed.
        </Alert>
      );
    case 'unknown key':
      return (
        <Alert role="note" color="ochre" title="Unknown key">
          It is sealed with the key {verdict.keyId}, which is not a key of this service.
        </Alert>
      );
    default:
      return (
        <Alert role="note" color="ochre" title="Not sealed">
          It is a draft, was saved anew by another program, or does not come from this service. Nothing in it proves who
          signed it.
        </Alert>
      );
  }
}
