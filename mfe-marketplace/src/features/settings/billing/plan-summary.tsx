import { moneyText, type Billing } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Badge } from '@counterpart/design-system/badge';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText, useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { nextSentence, planName, statusLabels } from './billing-words';
import { useBillingActions } from './use-billing-actions';

/** Plan, status and next dates; cancel and resume with one click. */
export function PlanSummary({ billing }: { readonly billing: Billing }): ReactNode {
  const dateText = useDateText();
  const { api } = useHost();
  const { pending, run, pay } = useBillingActions();
  const { plan, status, can, openInvoice, failure, waitingPayment, trialAvailable, gateway } = billing;
  const cancelled = status === 'past_due' ? 'Your plan has ended' : 'Your plan is canceled';
  return (
    <Stack gap={16}>
      {openInvoice && (
        <Alert
          tone="warning"
          title={`Your payment of ${moneyText(openInvoice.totalCents)} failed`}
          action={
            <Button
              size="small"
              pending={pending}
              pendingLabel="Paying..."
              onClick={() => void pay(() => api.send('post', '/api/billing/payment'), 'Payment received')}
            >
              Pay Now
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <Stack gap={4}>
        <Inline gap={8}>
          <Heading level={2} size="large">
            {planName(plan)}
          </Heading>
          {status && <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>}
        </Inline>
        <Text>{nextSentence(billing, dateText)}</Text>
        {trialAvailable && <Text tone="muted">Your 7-day free trial is waiting. No credit card needed.</Text>}
        {gateway === 'test' && (
          <Text size="small" tone="muted">
            Payments are in test mode: no real money moves.
          </Text>
        )}
      </Stack>
      {waitingPayment && <BankQuestion payment={waitingPayment} />}
      <Inline gap={8}>
        {status !== 'cancelling' && status !== 'past_due' && (
          <LinkButton href="/pricing" variant={status ? 'secondary' : 'primary'}>
            {status ? 'Change Plan' : 'See Plans'}
          </LinkButton>
        )}
        {can.resume && (
          <Button
            disabled={pending}
            onClick={() => void run(() => api.send('post', '/api/billing/resume'), 'Your plan goes on')}
          >
            {status === 'downgrading' ? `Keep ${planName(plan)}` : 'Resume Plan'}
          </Button>
        )}
        {can.cancel && (
          <Button
            variant="secondary"
            disabled={pending}
            onClick={() => void run(() => api.send('post', '/api/billing/cancel'), cancelled)}
          >
            Cancel Plan
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** The bank wants the customer to confirm. Only the test gateway's bank is asked for here. */
function BankQuestion({ payment }: { readonly payment: NonNullable<Billing['waitingPayment']> }): ReactNode {
  const { api } = useHost();
  const { pending, run, pay } = useBillingActions();
  const { id, amountCents, actionUrl } = payment;
  const answer = (approve: boolean) =>
    pay(
      () => api.send('post', '/api/billing/payments/{id}/test-bank', { path: { id }, body: { approve } }),
      'Payment received',
    );
  return (
    <Alert tone="info" title={`Your bank asks you to confirm ${moneyText(amountCents)}`}>
      <Stack gap={8}>
        <span>
          {actionUrl
            ? 'Confirm the payment on your bank’s page, or drop it. Nothing is charged until you confirm.'
            : 'This is the test bank: choose what it answers. No real money moves.'}
        </span>
        <Inline gap={8}>
          {actionUrl ? (
            <LinkButton href={actionUrl} size="small">
              Go to Your Bank
            </LinkButton>
          ) : (
            <>
              <Button size="small" disabled={pending} onClick={() => void answer(true)}>
                Approve Payment
              </Button>
              <Button size="small" variant="secondary" disabled={pending} onClick={() => void answer(false)}>
                Decline Payment
              </Button>
            </>
          )}
          <Button
            size="small"
            variant="ghost"
            disabled={pending}
            onClick={() =>
              void run(() => api.send('delete', '/api/billing/payments/{id}', { path: { id } }), 'Payment dropped')
            }
          >
            Drop Payment
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
