import { useLocalStorage } from '@mantine/hooks';

const MOST = 200;

/** Failed jobs that a person has dismissed on this device. */
export function useDismissedJobs(): [ReadonlySet<string>, (jobId: string) => void] {
  const [ids, setIds] = useLocalStorage<string[]>({ key: 'casewright-dismissed-jobs', defaultValue: [] });
  return [new Set(ids), (jobId) => setIds((before) => [...before, jobId].slice(-MOST))];
}
