import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';

const MOST = 200;

/** Failed jobs that a person has dismissed on this device. */
export function useDismissedJobs(): [ReadonlySet<string>, (jobId: string) => void] {
  const [ids, setIds] = useLocalStorage<string[]>({ key: 'casewright-dismissed-jobs', defaultValue: [] });
  const dismissed = useMemo(() => new Set(ids), [ids]);
  const dismiss = useCallback((jobId: string) => setIds((before) => [...before, jobId].slice(-MOST)), [setIds]);
  return [dismissed, dismiss];
}
