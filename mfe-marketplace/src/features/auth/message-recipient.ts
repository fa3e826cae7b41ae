import { fullName } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';

const profile = /^\/(?:accountant|advisors|fractional-cfos)\/(\d{1,15})\?(?:.*&)?contact=open(?:&|$)/;

/** Tells whether something waits on that page for an account, to be sent. */
export const isToSend = (next: string): boolean => /[?&]send=now(?:&|$)/.test(next);

/**
 * Id of the professional whom a visitor wanted to message when the sign-in page opened; null otherwise.
 * @param next path and query to return to
 */
export function recipientId(next: string): number | null {
  const [, id] = profile.exec(next) ?? [];
  return id === undefined ? null : Number(id);
}

/** The name of that professional; undefined while it loads and when there is none. */
export function useRecipientName(next: string): string | undefined {
  const id = recipientId(next);
  const { data } = useApi('/api/accountants/{id}', id === null ? null : { path: { id } });
  return data && fullName(data);
}
