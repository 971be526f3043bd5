import { Button } from '@mantine/core';
import { ProgressCard } from '../jobs/progress-card.tsx';
import type { Upload } from './uploads.ts';

export function UploadCard({ upload: { fileName, share, fault, retry, remove } }: { upload: Upload }) {
  if (fault !== null) {
    const again = retry !== null && (
      <Button size="compact-xs" variant="light" color="red" onClick={retry}>
        Try again
      </Button>
    );
    return <ProgressCard title={fileName} detail={`Not sent. ${fault}`} isFault onRemove={remove} action={again} />;
  }
  const percent = Math.round(share * 100);
  return (
    <ProgressCard
      title={fileName}
      detail={share < 1 ? 'Sending…' : 'Being checked'}
      percent={percent}
      onRemove={remove}
      removeLabel="Stop"
    />
  );
}
