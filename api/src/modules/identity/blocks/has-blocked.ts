import type { Transaction } from '../../../platform/database/transaction';
import { Block } from './block.model';

/** Since when a person has blocked another; null when they have not. */
export async function blockedSince(
  blockerId: number,
  blockedId: number,
  transaction?: Transaction,
): Promise<Date | null> {
  return (await Block.query(transaction).findOne({ blockerId, blockedId }))?.createdAt ?? null;
}

/** Tells whether a person has blocked another. */
export async function hasBlocked(blockerId: number, blockedId: number, transaction?: Transaction): Promise<boolean> {
  return (await blockedSince(blockerId, blockedId, transaction)) !== null;
}

/** Tells whether either of two people has blocked the other: neither gets events about the other. */
export async function isEitherBlocked(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  const [byOne, byOther] = await Promise.all([
    hasBlocked(one, other, transaction),
    hasBlocked(other, one, transaction),
  ]);
  return byOne || byOther;
}
