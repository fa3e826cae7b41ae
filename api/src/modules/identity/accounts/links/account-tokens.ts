import { hashToken, newSecretToken } from '../../../../platform/auth/secret-token';
import { accountKey, User } from '../../../../platform/auth/user.model';
import type { Transaction } from '../../../../platform/database/transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { AccountToken, type TokenPurpose } from './account-token.model';

const minute = 60_000;

/** Milliseconds for which a link is valid. */
const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  'reset-password': 30 * minute,
  'confirm-email': 7 * 24 * 60 * minute,
  'change-email': 24 * 60 * minute,
  invitation: 7 * 24 * 60 * minute,
};

const expired = () => invalid('This link has expired or was used before. Please ask for a new one.', 'link_expired');

/**
 * Makes a link's token, 256 random bits, for the mail alone. Of links to a new password and of invitations only the
 * last one holds; of those that confirm an email any does, since people follow whichever mail they find.
 * @param account whose link it is, with the key of the email that it is mailed to
 */
export async function createToken(
  { id, emailKey }: Pick<User, 'id' | 'emailKey'>,
  purpose: TokenPurpose,
  transaction: Transaction,
): Promise<string> {
  const token = newSecretToken();
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
  const outdated = await (purpose === 'reset-password' || purpose === 'invitation'
    ? found
    : found.where('expiresAt', '<=', now));
  await removeTokens(outdated, transaction);
}

/** Makes every link of one kind that was mailed to a person worthless. */
export async function revokeTokens(userId: number, purpose: TokenPurpose, transaction: Transaction): Promise<void> {
  await removeTokens(await AccountToken.query(transaction).select('tokenHash').where({ userId, purpose }), transaction);
}

async function removeTokens(tokens: readonly AccountToken[], transaction: Transaction): Promise<void> {
  if (tokens.length > 0)
    await AccountToken.query(transaction)
      .delete()
      .whereIn(
        'tokenHash',
        tokens.map(({ tokenHash }) => tokenHash),
      );
}

/**
 * Uses a token up and answers whose it is. Of two uses at the same moment one succeeds.
 * @throws AppError 400 when it is unknown, used, too old, or the account has another email or is suspended
 */
export async function takeToken(token: string, purpose: TokenPurpose, transaction: Transaction): Promise<User> {
  const usedAt = new Date();
  const taken = await AccountToken.query(transaction)
    .patch({ usedAt })
    .where({ tokenHash: hashToken(token), purpose, usedAt: null })
    .where('expiresAt', '>', usedAt);
  const found = taken === 1 ? await findToken(token, transaction) : undefined;
  const user = found && (await User.query(transaction).findOne({ id: found.userId, suspendedAt: null }).forUpdate());
  if (!user || found.emailKey !== keyAskedFor(user, purpose)) throw expired();
  return user;
}

/** Key of the email that a link for this purpose must be mailed to. */
const keyAskedFor = ({ emailKey, pendingEmail }: User, purpose: TokenPurpose): string | null => {
  if (purpose !== 'change-email') return emailKey;
  return pendingEmail === null ? null : accountKey(pendingEmail);
};

/** Finds the user of a token, used or not; undefined for an unknown token, a changed email or a suspended account. */
export async function ownerOf(token: string, transaction?: Transaction): Promise<User | undefined> {
  const found = await findToken(token, transaction);
  return found && User.query(transaction).findOne({ id: found.userId, emailKey: found.emailKey, suspendedAt: null });
}

/** Finds a token; undefined when it never existed or was deleted. */
export function findToken(token: string, transaction?: Transaction): Promise<AccountToken | undefined> {
  return AccountToken.query(transaction).findById(hashToken(token)).execute();
}
