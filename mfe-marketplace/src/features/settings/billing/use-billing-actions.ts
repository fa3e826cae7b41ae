import type { BillingResult } from '@counterpart/api/contract';
import { apiKey, errorSentence, isCalledOff, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useConfirmed } from '../second-steps/confirmed';

interface BillingActions {
  /** Something is being sent. */
  readonly pending: boolean;
  /**
   * Sends a change and reads the plan again, whether it was taken or refused; a refusal is a toast.
   * @returns null when it was refused
   */
  run<Result>(send: () => Promise<Result>, done?: string): Promise<Result | null>;
  /** The same for what may cost something: a bank's own page is opened when it wants the customer to confirm. */
  pay(send: () => Promise<BillingResult>, done: string): Promise<BillingResult | null>;
}

/** Changes of the signed-in professional's plan. Nothing rejects. */
export function useBillingActions(): BillingActions {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);
  const { api } = useHost();
  const confirmed = useConfirmed();

  const run = async <Result>(send: () => Promise<Result>, done?: string): Promise<Result | null> => {
    setPending(true);
    try {
      const result = await confirmed(send);
      if (done) showToast({ title: done, tone: 'success' });
      return result;
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ title: 'Nothing was changed', description: errorSentence(error), tone: 'destructive' });
      return null;
    } finally {
      await Promise.all([
        mutate(apiKey('/api/billing'), api.fetch('/api/billing')),
        mutate(apiKey('/api/billing/invoices')),
        mutate(apiKey('/api/featured-days')),
      ]).catch(() => undefined);
      setPending(false);
    }
  };

  const pay = async (send: () => Promise<BillingResult>, done: string): Promise<BillingResult | null> => {
    const result = await run(send);
    if (result?.status === 'done') showToast({ title: done, tone: 'success' });
    if (result?.payment?.actionUrl) window.location.assign(result.payment.actionUrl);
    return result;
  };

  return { pending, run, pay };
}
