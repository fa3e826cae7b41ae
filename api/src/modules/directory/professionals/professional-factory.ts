import type { Profession } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { createUser } from '../../../platform/testing/factories';
import { createSubscription } from '../../money/billing/billing-factory';
import { AccountantProfile } from './accountant-profile.model';
import { refreshProfile } from './refresh-profile';

type Changes = Partial<Omit<AccountantProfile, 'id' | 'userId' | (keyof AccountantProfile & `$${string}`)>> & {
  professions?: Profession[];
};

/** Stores a professional with a listing for a test; whatever is not given is plain. */
export async function createProfessional(
  person: Parameters<typeof createUser>[0] = {},
  profile: Changes = {},
): Promise<User> {
  const user = await createUser({ userType: 'accountant', ...person });
  const now = new Date();
  await AccountantProfile.query().insert({
    userId: user.id,
    bio: 'Keeps books in good order.',
    professions: ['accountant'],
    services: ['tax'],
    specialties: [],
    industries: ['retail'],
    clientTypes: [],
    certifications: [],
    languages: ['English'],
    pricing: 'From $100 an hour',
    searchText: '',
    nameKey: '',
    createdAt: now,
    updatedAt: now,
    ...profile,
  });
  if (profile.plan && profile.plan !== 'starter') await createSubscription(user.id, profile.plan);
  await inRetriedTransaction(async (transaction) => {
    await refreshProfile(user.id, transaction);
    if (profile.listed === false)
      await AccountantProfile.query(transaction).patch({ listed: false }).where('userId', user.id);
  });
  return user;
}
