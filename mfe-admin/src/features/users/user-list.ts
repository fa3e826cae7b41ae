import type { AdminUser } from '@counterpart/api/contract';

/** 'city, state' or 'Not specified'. With only one of the two known, that one. */
export function userLocation({ city, state }: Pick<AdminUser, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ') || 'Not specified';
}

export const userTypeLabels: Readonly<Record<AdminUser['userType'], string>> = {
  client: 'Client',
  accountant: 'Accountant',
  admin: 'Admin',
};

export const accountStateLabels: Readonly<Record<AdminUser['accountState'], string>> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  invited: 'Invited',
  suspended: 'Suspended',
};
