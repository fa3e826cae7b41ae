import { useHost, useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { MailedLinkPage } from './mailed-link-page';

/** `/blog/newsletter/confirm#token`: makes a request a subscription. */
export function ConfirmPage(): ReactNode {
  const siteName = useSiteName();
  const { api } = useHost();
  return (
    <MailedLinkPage
      title="Confirm your subscription"
      question={`Would you like to get new articles from the ${siteName} blog by email?`}
      label="Confirm Subscription"
      done="You’re subscribed. We’ll email you when the next article is out."
      failureTitle="You’re not subscribed"
      send={(token) => api.send('post', '/api/newsletter/confirm', { body: { token } })}
    />
  );
}
