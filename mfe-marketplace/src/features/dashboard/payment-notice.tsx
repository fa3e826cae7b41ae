import { moneyText } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Link } from '@counterpart/design-system/link';
import { useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** Says that a professional's plan could not be paid, and until when it lasts. Nothing while all is paid. */
export function PaymentNotice(): ReactNode {
  const dateText = useDateText();
  const { data } = useApi('/api/billing', {}, { revalidateOnMount: true });
  if (data?.status !== 'past_due' || !data.openInvoice) return null;
  const { openInvoice, next } = data;
  return (
    <Alert
      tone="warning"
      title={`Your payment of ${moneyText(openInvoice.totalCents)} failed`}
      action={<Link href="/profile?tab=billing">Pay or change your card</Link>}
    >
      {next?.kind === 'retries'
        ? `We’ll try again on ${dateText(next.at, 'longDay')}. You keep your plan until then.`
        : 'Your plan ends if it stays unpaid.'}
    </Alert>
  );
}
