import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import type { SavedCard } from '../../../../platform/payments/payment-gateway';
import { BillingAccount } from './billing-account.model';

/**
 * Works on a user's billing while no other request or process does: the row of their account, made when there is none,
 * stays locked until the transaction ends. Its lock is the first read of the transaction, so that all others see what
 * the one before has committed.
 */
export async function withAccount<Result>(
  userId: number,
  work: (account: BillingAccount, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await ensureAccount(userId);
  return inRetriedTransaction(async (transaction) =>
    work(await BillingAccount.query(transaction).findById(userId).forUpdate().throwIfNotFound(), transaction),
  );
}

/** Makes the billing account of a user unless there is one. */
export async function ensureAccount(userId: number, transaction?: Transaction): Promise<void> {
  if (await BillingAccount.query(transaction).findById(userId).select('userId')) return;
  await BillingAccount.query(transaction).insert({ userId, createdAt: new Date() }).onConflict('userId').ignore();
}

/** Column values of a card. */
export const cardColumns = (gateway: string, card: SavedCard, cardSavedAt: Date) => ({
  gateway,
  customerId: card.customerId,
  cardToken: card.token,
  cardBrand: card.brand,
  cardLast4: card.last4,
  cardExpMonth: card.expMonth,
  cardExpYear: card.expYear,
  cardSavedAt,
});

/** The same without a card. */
export const noCard = {
  cardToken: null,
  cardBrand: null,
  cardLast4: null,
  cardExpMonth: null,
  cardExpYear: null,
} as const;

/** The card that a gateway can charge; null when there is none, or another gateway knows it. */
export const usableCard = (
  { gateway, customerId, cardToken }: BillingAccount,
  name: string,
): { customerId: string; cardToken: string } | null =>
  gateway === name && customerId && cardToken ? { customerId, cardToken } : null;
