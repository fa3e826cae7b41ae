import type { ReactNode } from 'react';
import { MailedAct } from './mailed-act';

/** Page of the link in the mail about a recovery, `/cancel-recovery#token`. */
export function CancelRecoveryPage(): ReactNode {
  return (
    <MailedAct
      title="Keep your second step"
      description="Someone asked to turn it off. If it wasn’t you, stop it here."
      button="Stop the Recovery"
      pendingLabel="Stopping..."
      done="Your second step stays on"
      send={(api, token) => api.send('post', '/api/recovery-cancellation', { body: { token } })}
    />
  );
}
