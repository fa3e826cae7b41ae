import { useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { MailedLinkPage } from './mailed-link-page';

/** `/blog/newsletter/unsubscribe#token`: ends a subscription. */
export function UnsubscribePage(): ReactNode {
  const { api } = useHost();
  return (
    <MailedLinkPage
      title="Unsubscribe from the newsletter"
      question="Shall we stop sending you new articles of the Counterpart blog?"
      label="Unsubscribe"
      done="You are unsubscribed. No more mails will come."
      failureTitle="You are not unsubscribed"
      send={(token) => api.send('post', '/api/newsletter/unsubscribe', { body: { token } })}
    />
  );
}
