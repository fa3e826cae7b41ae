import { newsletterLimits, type NewsletterReview } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Facts, Quoted } from '../../frame/facts';
import { kindLabel } from '../../queue-labels';
import { DecisionForm } from './decision-form';
import type { PanelProps } from './panel-props';

const statuses: Readonly<Record<NewsletterReview['subscriber']['status'], string>> = {
  pending: 'Not confirmed',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

/** Labels for keeping a subscriber, by kind of review. */
const keeping: Readonly<
  Record<NonNullable<NewsletterReview['kind']>, { readonly label: string; readonly done: string }>
> = {
  undelivered: { label: 'Send Again', done: 'Email on its way again' },
  suspicious: { label: 'Keep', done: 'Subscriber kept' },
  unconfirmed: { label: 'Send the Link Again', done: 'Link sent again' },
};

/** Explains how the subscriber learns of the end. */
function noticeText({ hasAccount, subscriber, kind }: NewsletterReview): string {
  if (hasAccount)
    return 'Needed to end the subscription. They have an account and are notified there with your reason.';
  if (subscriber.status === 'confirmed' && kind !== 'undelivered')
    return 'Needed to end the subscription. They get an email with your reason.';
  return kind === 'undelivered'
    ? 'Needed to end the subscription, for the audit log. No email goes out: this mailbox refuses our emails.'
    : 'Needed to end the subscription, for the audit log. No email goes out: the owner never confirmed.';
}

/** A subscriber about whom something has to be decided: mail refused for good, a suspicious or unconfirmed request. */
export function NewsletterPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const dateText = useDateText();
  const found = useApi('/api/admin/newsletter/{id}', { path: { id } });
  return (
    <Loaded of={found} name="the subscriber">
      {(data) => {
        const { subscriber, kind, failedMails, remindedAt } = data;
        const decide = (decision: 'keep' | 'end', reason: string) =>
          settle(
            (api) =>
              api.send('post', '/api/admin/newsletter/{id}/decision', {
                path: { id },
                body: { decision, reason, ...(kind && { seen: kind }) },
              }),
            decision === 'end' || !kind ? 'Subscription ended' : keeping[kind].done,
          );
        return (
          <Stack gap={24}>
            <Facts
              facts={[
                ['Waits because', kind && kindLabel(kind)],
                ['Email', subscriber.email],
                ['Status', statuses[subscriber.status]],
                ['Requested', dateText(subscriber.createdAt, 'moment')],
                ['Confirmed', subscriber.confirmedAt && dateText(subscriber.confirmedAt, 'moment')],
                ['Reminded', remindedAt && dateText(remindedAt, 'moment')],
                ['Unsubscribed', subscriber.unsubscribedAt && dateText(subscriber.unsubscribedAt, 'moment')],
                ['Account', data.hasAccount ? 'Yes' : 'None with this email'],
              ]}
            />
            {failedMails.length > 0 && <RefusedMails mails={failedMails} />}
            {isOpen && kind && (
              <DecisionForm
                draft={`newsletter.${id}`}
                reasonLabel="Reason"
                reasonHelp={noticeText(data)}
                reasonMin={newsletterLimits.reasonMin}
                reasonMax={newsletterLimits.reasonMax}
                approve={{ label: keeping[kind].label, needsReason: false, act: (reason) => decide('keep', reason) }}
                reject={{
                  label: 'End Subscription',
                  needsReason: true,
                  danger: true,
                  act: (reason) => decide('end', reason),
                }}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function RefusedMails({ mails }: { readonly mails: NewsletterReview['failedMails'] }): ReactNode {
  const dateText = useDateText();
  return (
    <Stack gap={12} as="section" aria-label="Refused emails">
      <Heading level={3} size="body">
        Refused emails
      </Heading>
      {mails.map(({ id, subject, error, createdAt }) => (
        <Stack key={id} gap={4}>
          <Text size="small">{`${subject}, ${dateText(createdAt, 'moment')}`}</Text>
          {error && <Quoted>{error}</Quoted>}
        </Stack>
      ))}
    </Stack>
  );
}
