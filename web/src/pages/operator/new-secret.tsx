import { CopySecret } from '../../components/forms/copy-secret.tsx';
import { ShownOnce } from '../../components/forms/shown-once.tsx';

export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce title="The new client secret" onClose={onClose}>
      <CopySecret label="Client secret" secret={secret} note="Shown this once. Hand it to the partner safely." />
    </ShownOnce>
  );
}
