import { useHost, useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { MailedLinkPage } from './mailed-link-page';

/** `/blog/newsletter/unsubscribe#token`: ends a subscription. */
export function UnsubscribePage(): ReactNode {
  const siteName = useSiteName();
  const { api } = useHost();
  return (
    <MailedLinkPage
      title="Unsubscribe from the newsletter"
      question={`Would you like to stop getting new articles from the ${siteName} blog?`}
      label="Unsubscribe"
      done="You’re unsubscribed. We won’t email you again."
      failureTitle="You’re still subscribed"
      send={(token) => api.send('post', '/api/newsletter/unsubscribe', { body: { token } })}
    />
  );
}
