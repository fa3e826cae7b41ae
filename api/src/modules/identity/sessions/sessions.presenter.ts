import type { AccountSession } from '../../../contract/named-types';
import type { Session } from '../../../platform/auth/session.model';
import { describeBrowser } from './describe-browser';

/** A session as its owner sees it. @param currentHash of the session that asks */
export function presentSession(
  { idHash, userAgent, createdAt, lastSeenAt }: Session,
  currentHash: string | undefined,
): AccountSession {
  return {
    id: idHash,
    browser: describeBrowser(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: idHash === currentHash,
  };
}
