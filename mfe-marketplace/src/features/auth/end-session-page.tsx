import type { ReactNode } from 'react';
import { MailedAct } from './mailed-act';

/** Page of the link in the mail about a new device, `/end-session#token`. */
export function EndSessionPage(): ReactNode {
  return (
    <MailedAct
      title="Log out that device"
      description="For a login you don’t recognize. Your other devices stay logged in."
      button="Log Out That Device"
      pendingLabel="Logging out..."
      done="That device is logged out"
      send={(api, token) => api.send('post', '/api/session-end', { body: { token } })}
    />
  );
}
