import type { UserType } from '../../../contract/named-types';

interface KindOfNews {
  /** Label in people's settings. */
  readonly label: string;
  /** The user types that get such notifications; all when absent. */
  readonly only?: Exclude<UserType, 'admin'>;
  /** Mailed apart whatever people chose: it is no choice of theirs. */
  readonly always?: true;
}

/** Every kind of notification. */
export const notificationKinds = {
  message: { label: 'New messages' },
  connection: { label: 'Connection requests and replies' },
  meeting: { label: 'Meeting requests, changes, and reminders' },
  work: { label: 'Proposals, documents, and reminders of your work' },
  match: { label: 'Quiz matches' },
  review: { label: 'New reviews', only: 'accountant' },
  review_invitation: { label: 'Invitations to review a professional', only: 'client' },
  review_reply: { label: 'Replies to your reviews', only: 'client' },
  verification: { label: 'Verification results', only: 'accountant' },
  listing: { label: 'Updates about your listing', only: 'accountant' },
  plan: { label: 'Plan and payments', only: 'accountant' },
  guide: { label: 'Compliance guide updates' },
  compliance_date: { label: 'Compliance calendar reminders' },
  moderation: { label: 'Moderation decisions' },
  security: { label: 'Account security', always: true },
} as const satisfies Record<string, KindOfNews>;

export type NotificationKind = keyof typeof notificationKinds;

/** The kinds that a person of this type can be notified about, with their labels. */
export function kindsFor(userType: UserType): readonly { readonly kind: NotificationKind; readonly label: string }[] {
  const kinds = Object.entries(notificationKinds) as [NotificationKind, KindOfNews][];
  return kinds
    .filter(([, { only, always }]) => !always && (!only || only === userType || userType === 'admin'))
    .map(([kind, { label }]) => ({ kind, label }));
}
