/** Second steps of a person, for `personalTables`. */
export const secondFactorTables = [
  {
    name: 'passkeys',
    table: 'passkeys',
    owner: 'userId',
    shown: ['name', 'createdAt', 'lastUsedAt'],
    afterwards: 'erased',
  },
  {
    name: 'authenticatorApp',
    table: 'authenticator_apps',
    owner: 'userId',
    shown: ['createdAt', 'confirmedAt', 'lastUsedAt'],
    afterwards: 'erased',
  },
  {
    name: 'recoveryCodes',
    table: 'recovery_codes',
    owner: 'userId',
    shown: ['createdAt', 'usedAt'],
    afterwards: 'erased',
  },
  {
    name: 'trustedBrowsers',
    table: 'trusted_browsers',
    owner: 'userId',
    shown: ['userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'],
    afterwards: 'erased',
  },
  {
    name: 'secondStepRecovery',
    table: 'second_factor_recoveries',
    owner: 'userId',
    shown: ['requestedAt', 'dueAt'],
    afterwards: 'erased',
  },
  {
    name: 'signInsUnderWay',
    table: 'pending_sign_ins',
    owner: 'userId',
    shown: { withheldBecause: 'Hashes of what a browser holds for ten minutes.' },
    afterwards: 'erased',
  },
  {
    name: 'passkeyChallenges',
    table: 'passkey_challenges',
    owner: 'userId',
    shown: { withheldBecause: 'Hashes of random values that are good for five minutes.' },
    afterwards: 'erased',
  },
] as const;
