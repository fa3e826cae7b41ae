import type { PlanId } from '../../contract/plans';
import type { User } from '../auth/user.model';
import type { Transaction } from '../database/transaction';

/** Events of one room that others may care about, by name, each with what it is about. */
export interface RoomEvents {
  /** A person's name, place or picture is another one. */
  'person.changed': { readonly userId: number };
  /** The email address of a person is confirmed now. */
  'email.confirmed': { readonly userId: number };
  /** A person's plan, or the month it counts in, may be another one. */
  'plan.changed': { readonly userId: number; readonly plan: PlanId; readonly now: Date };
  /** A professional has written a profile. */
  'profile.created': { readonly userId: number };
  /** A message was stored that its receiver may read. */
  'message.delivered': { readonly sender: Pick<User, 'id' | 'userType'>; readonly receiverId: number };
  /** A notification was stored, or says something new. */
  'notification.stored': { readonly id: number; readonly userId: number };
  /** A person was blocked. */
  'person.blocked': { readonly blocker: User; readonly blockedId: number; readonly now: Date };
  /** A professional has marked the work for a client as done. */
  'work.done': { readonly clientId: number; readonly professionalId: number; readonly now: Date };
}

/** Listeners of one module, by event. */
export type Subscriptions = {
  readonly [Name in keyof RoomEvents]?: (event: RoomEvents[Name], transaction: Transaction) => Promise<void>;
};

let subscribed: readonly Subscriptions[] | undefined;

/** Sets who listens, in the order in which they are called. Once a process, before it writes anything. */
export function setSubscriptions(all: readonly Subscriptions[]): void {
  subscribed = all;
}

/**
 * Reports an event within the transaction in which it happened: every listener has done its part when this resolves,
 * and one that fails undoes everything. This is how a room reaches those above it, which import it and which it never
 * imports.
 * @throws Error when the process has not set its listeners
 */
export async function emit<Name extends keyof RoomEvents>(
  name: Name,
  event: RoomEvents[Name],
  transaction: Transaction,
): Promise<void> {
  if (!subscribed) throw new Error(`'${name}' was emitted before setSubscriptions was called`);
  for (const listeners of subscribed) await listeners[name]?.(event, transaction);
}
