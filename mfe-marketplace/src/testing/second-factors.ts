import type { SecondFactors } from '@counterpart/api/contract';

/** Second steps of a person, with what a test changes. */
export function secondFactors(changes: Partial<SecondFactors> = {}): SecondFactors {
  return {
    app: { createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: '2026-11-20T10:00:00.000Z' },
    passkeys: [{ id: 1, name: 'Work laptop', createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null }],
    recoveryCodesLeft: 9,
    recoveryDueAt: null,
    ...changes,
  };
}

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7K2M-0QXR-4T9B-ZH6${index}`);
