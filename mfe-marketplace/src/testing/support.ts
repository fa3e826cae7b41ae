import type { SupportOverview } from '@counterpart/api/contract';

/** Support options of a professional on Premium, with their earlier requests. */
export const support = (changes: Partial<SupportOverview> = {}): SupportOverview => ({
  plan: 'premium',
  channels: ['email', 'chat', 'callback'],
  callWindows: ['2026-12-02T20:00:00.000Z', '2026-12-03T17:00:00.000Z'],
  requests: [
    {
      id: 3,
      channel: 'callback',
      priority: true,
      message: 'Which of my listings do clients see first?',
      phone: '(512) 555-0100',
      callAt: '2026-12-03T17:00:00.000Z',
      status: 'open',
      createdAt: '2026-12-01T17:00:00.000Z',
    },
    {
      id: 2,
      channel: 'chat',
      priority: true,
      message: 'My listing does not show my photo.',
      phone: null,
      callAt: null,
      status: 'answered',
      createdAt: '2026-11-30T17:00:00.000Z',
    },
  ],
  ...changes,
});
