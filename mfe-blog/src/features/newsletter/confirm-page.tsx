import { useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { MailedLinkPage } from './mailed-link-page';

/** `/blog/newsletter/confirm#token`: makes a request a subscription. */
export function ConfirmPage(): ReactNode {
  const { api } = useHost();
  return (
    <MailedLinkPage
      title="Confirm your subscription"
      question="Shall we send you new articles of the Counterpart blog?"
      label="Confirm subscription"
      done="You are subscribed. The next article comes to your inbox."
      failureTitle="You are not subscribed"
      send={(token) => api.send('post', '/api/newsletter/confirm', { body: { token } })}
    />
  );
}
