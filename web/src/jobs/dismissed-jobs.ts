import { useLocalStorage } from '@mantine/hooks';

const MOST = 200;

/** Failures that a person has read and put away, on this device. */
export function useDismissedJobs(): [ReadonlySet<string>, (jobId: string) => void] {
  const [ids, setIds] = useLocalStorage<string[]>({ key: 'casewright-dismissed-jobs', defaultValue: [] });
  return [new Set(ids), (jobId) => setIds((before) => [...before, jobId].slice(-MOST))];
}
