import { createHash, randomBytes } from 'node:crypto';
import { User } from '../../platform/auth/user.model';
import type { Transaction } from '../../platform/database/transaction';
import { invalid } from '../../platform/errors/app-error';
import { AccountToken, type TokenPurpose } from './account-token.model';

const minute = 60_000;

/** How long a link holds, in milliseconds. */
const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  'reset-password': 30 * minute,
  'confirm-email': 7 * 24 * 60 * minute,
};

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const expired = () => invalid('This link has expired or was used before. Please ask for a new one.', 'link_expired');

/**
 * Makes a link's token, 256 random bits, for the mail alone. Of links to a new password only the last one holds; of those that
 * confirm an address any does, since people follow whichever mail they find.
 */
export async function createToken(
  { id, emailKey }: User,
  purpose: TokenPurpose,
  transaction: Transaction,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  // One link of a person at a time, so that the last one is the last one.
  await User.query(transaction).findById(id).forUpdate();
  await removeOutdated(id, purpose, now, transaction);
  await AccountToken.query(transaction).insert({
    tokenHash: hashToken(token),
    userId: id,
    purpose,
    emailKey,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimes[purpose]),
  });
  return token;
}

/** Looked for first: MySQL also locks the place of rows that are not there, and people sign up at the same moment. */
async function removeOutdated(
  userId: number,
  purpose: TokenPurpose,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const found = AccountToken.query(transaction).select('tokenHash').where({ userId, purpose });
  const outdated = await (purpose === 'reset-password' ? found : found.where('expiresAt', '<=', now));
  if (outdated.length > 0)
    await AccountToken.query(transaction)
      .delete()
      .whereIn(
        'tokenHash',
        outdated.map(({ tokenHash }) => tokenHash),
      );
}

/**
 * Uses a token up and answers whose it is. Of two uses at the same moment one succeeds.
 * @throws AppError 400 when it is unknown, used, too old, or the account has another address or is suspended
 */
export async function takeToken(token: string, purpose: TokenPurpose, transaction: Transaction): Promise<User> {
  const usedAt = new Date();
  const taken = await AccountToken.query(transaction)
    .patch({ usedAt })
    .where({ tokenHash: hashToken(token), purpose, usedAt: null })
    .where('expiresAt', '>', usedAt);
  const user = taken === 1 ? await ownerOf(token, transaction) : undefined;
  if (!user) throw expired();
  return user;
}

/** Whose token it is or was, used or not; undefined when it never was one, or the account has another address since. */
export async function ownerOf(token: string, transaction?: Transaction): Promise<User | undefined> {
  const found = await AccountToken.query(transaction).findById(hashToken(token));
  return found && User.query(transaction).findOne({ id: found.userId, emailKey: found.emailKey, suspendedAt: null });
}
