import type { AdminUser } from '@counterpart/api/contract';

/** Users whose name or e-mail address holds the search, in any case. */
export function searchUsers(users: readonly AdminUser[], search: string): readonly AdminUser[] {
  const wanted = search.trim().toLocaleLowerCase('en-US');
  if (!wanted) return users;
  return users.filter(({ firstName, lastName, email }) =>
    `${firstName} ${lastName} ${email}`.toLocaleLowerCase('en-US').includes(wanted),
  );
}

/** 'city, state' or 'Not specified'. With only one of the two known, that one. */
export function userLocation({ city, state }: Pick<AdminUser, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ') || 'Not specified';
}

export const userTypeLabels: Readonly<Record<AdminUser['userType'], string>> = {
  client: 'Client',
  accountant: 'Accountant',
  admin: 'Admin',
};
