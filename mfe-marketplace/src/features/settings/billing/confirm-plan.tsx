import { moneyText, type Billing, type BillingQuote } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi, useDateText, useHost, type WriteDate } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ChosenPlan } from './chosen-plan';
import { CouponField } from './coupon-field';
import { perPeriod, planName } from './billing-words';
import { useBillingActions } from './use-billing-actions';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr max-content;
  gap: var(--cp-space-8) var(--cp-space-16);
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: right;
  }
`;

interface Props {
  readonly chosen: ChosenPlan;
  readonly card: Billing['card'];
  readonly onClose: () => void;
}

/** Shows what a change of plan costs now, to the cent, and what happens when, before it is confirmed. */
export function ConfirmPlan({ chosen, card, onClose }: Props): ReactNode {
  const dateText = useDateText();
  const { api } = useHost();
  const { pending, pay } = useBillingActions();
  const [code, setCode] = useState('');
  const { data, error, isValidating, mutate } = useApi(
    '/api/billing/quotes/{plan}/{interval}',
    { path: chosen, query: { coupon: code } },
    { revalidateOnMount: true },
  );
  if (error)
    return (
      <ErrorState
        compact
        title="This change is not possible now"
        description={error.sentence}
        retrying={isValidating}
        onRetry={() => (code ? setCode('') : void mutate())}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the amount">
        <Skeleton height={160} shape="block" />
      </SkeletonGroup>
    );
  const { plan, interval, at, totalCents, coupon } = data;
  const body = { ...chosen, at, totalCents, coupon: coupon ?? '' };
  const confirm = async () => {
    const result = await pay(
      () => api.send('post', '/api/billing/plan', { body }),
      doneWords[data.kind](data, dateText),
    );
    if (result) onClose();
    else await mutate();
  };
  const needsCard = totalCents > 0 && !card;
  return (
    <Stack gap={16} as="section" aria-label="Confirm your plan">
      <Stack gap={4}>
        <Heading level={2} size="large">
          {titles[data.kind](planName(plan))}
        </Heading>
        <Text>{sentences[data.kind](data, dateText)}</Text>
      </Stack>
      <Lines>
        {data.lines.map(({ label, amountCents }) => (
          <Line key={label} label={label} cents={amountCents} />
        ))}
        <Line label="Sales tax" cents={data.taxCents} />
        <dt>
          <Text weight="semibold">Due today</Text>
        </dt>
        <dd>
          <Text weight="semibold">{moneyText(totalCents)}</Text>
        </dd>
      </Lines>
      <Text size="small" tone="muted">
        {`Then ${moneyText(data.nextPayment.amountCents)} ${perPeriod(interval)}, first on ${dateText(data.nextPayment.at, 'longDay')}. Cancel anytime on this page.`}
      </Text>
      {(data.kind === 'trial' || data.kind === 'start') && (
        <CouponField chosen={chosen} applied={coupon} disabled={pending} onApply={setCode} />
      )}
      {needsCard && <Alert tone="info">Add a payment method below first.</Alert>}
      <Inline gap={8}>
        <Button disabled={needsCard} pending={pending} pendingLabel="Confirming..." onClick={() => void confirm()}>
          {totalCents > 0 ? `Pay ${moneyText(totalCents)}` : actions[data.kind]}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={onClose}>
          Not Now
        </Button>
      </Inline>
    </Stack>
  );
}

function Line({ label, cents }: { readonly label: string; readonly cents: number }): ReactNode {
  return (
    <>
      <dt>
        <Text tone="muted">{label}</Text>
      </dt>
      <dd>{moneyText(cents)}</dd>
    </>
  );
}

type Kind = BillingQuote['kind'];

const titles: Readonly<Record<Kind, (plan: string) => string>> = {
  trial: (plan) => `Try ${plan} free for 7 days`,
  start: (plan) => `Start ${plan}`,
  trial_change: (plan) => `Switch your trial to ${plan}`,
  upgrade: (plan) => `Upgrade to ${plan}`,
  scheduled: (plan) => `Switch to ${plan}`,
};

const sentences: Readonly<Record<Kind, (quote: BillingQuote, dateText: WriteDate) => string>> = {
  trial: () => 'No credit card needed. Unless you add one, nothing is charged and you go back to Starter afterwards.',
  start: () => 'Your plan starts right away.',
  trial_change: () => 'Your trial keeps its end date.',
  upgrade: () => 'Your new plan starts right away. You pay the difference for the rest of the period.',
  scheduled: ({ effectiveAt }, dateText) =>
    `You keep what you have until ${dateText(effectiveAt, 'longDay')}. Nothing is charged before then.`,
};

const actions: Readonly<Record<Kind, string>> = {
  trial: 'Start Free Trial',
  start: 'Start Plan',
  trial_change: 'Switch Plan',
  upgrade: 'Upgrade Plan',
  scheduled: 'Schedule Change',
};

const doneWords: Readonly<Record<Kind, (quote: BillingQuote, dateText: WriteDate) => string>> = {
  trial: ({ plan }) => `Your ${planName(plan)} trial has started`,
  start: ({ plan }) => `You are on ${planName(plan)} now`,
  trial_change: ({ plan }) => `You are on ${planName(plan)} now`,
  upgrade: ({ plan }) => `You are on ${planName(plan)} now`,
  scheduled: ({ effectiveAt }, dateText) => `Your plan changes on ${dateText(effectiveAt, 'longDay')}`,
};
