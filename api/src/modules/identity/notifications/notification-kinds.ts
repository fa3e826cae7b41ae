import type { UserType } from '../../../contract/named-types';

/** A kind of notification. */
export interface KindOfNews {
  /** Label in people's settings. */
  readonly label: string;
  /** Title of pushed news without its text; without it, its own, which then says no more than who wrote. */
  readonly pushed?: string;
  /** The user types that get such notifications; all when absent. */
  readonly only?: Exclude<UserType, 'admin'>;
  /** Mailed apart whatever people chose: it is no choice of theirs. */
  readonly always?: true;
}

/** Every kind of notification. */
export const notificationKinds = {
  message: { label: 'New messages' },
  connection: { label: 'Connection requests and replies' },
  meeting: { label: 'Meeting requests, changes, and reminders', pushed: 'Meeting' },
  work: { label: 'Proposals, documents, and work reminders', pushed: 'Work' },
  match: { label: 'Quiz matches', pushed: 'Quiz matches' },
  review: { label: 'New reviews', pushed: 'New review', only: 'accountant' },
  review_invitation: {
    label: 'Invitations to review a professional',
    pushed: 'Invitation to review a professional',
    only: 'client',
  },
  review_reply: { label: 'Replies to your reviews', pushed: 'Reply to your review', only: 'client' },
  verification: { label: 'Verification results', pushed: 'Verification', only: 'accountant' },
  listing: { label: 'Updates about your listing', pushed: 'Your listing', only: 'accountant' },
  plan: { label: 'Plan and payments', pushed: 'Billing', only: 'accountant' },
  guide: { label: 'Compliance guide updates', pushed: 'Compliance guide' },
  compliance_date: { label: 'Compliance calendar reminders', pushed: 'Compliance calendar' },
  moderation: { label: 'Moderation decisions', pushed: 'Moderation' },
  security: { label: 'Account security', pushed: 'Account security', always: true },
} as const satisfies Record<string, KindOfNews>;

export type NotificationKind = keyof typeof notificationKinds;

/** The kinds that a person of this type can be notified about, with their labels. */
export function kindsFor(userType: UserType): readonly { readonly kind: NotificationKind; readonly label: string }[] {
  const kinds = Object.entries(notificationKinds) as [NotificationKind, KindOfNews][];
  return kinds
    .filter(([, { only, always }]) => !always && (!only || only === userType || userType === 'admin'))
    .map(([kind, { label }]) => ({ kind, label }));
}
