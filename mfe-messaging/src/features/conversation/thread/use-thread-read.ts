import { markedReadBy } from './read-by';
import { useThreadChange } from './use-thread-change';

/** Marks what a person received as read in the cached thread. */
export function useThreadRead(): (otherUserId: number, readerId: number, readAt: string) => void {
  const change = useThreadChange();
  return (otherUserId, readerId, readAt) => change(otherUserId, markedReadBy(readerId, readAt));
}
