import { BaseModel } from '../../../platform/database/base-model';
import type { PublicChanges } from '../../../platform/changes/public-changes';
import { newestChange } from '../../../platform/changes/profile-changes';
import type { BillingDeps } from './billing-deps';
import { receiveEvent, retryEvents } from './payments/events.service';
import { runBilling } from './subscriptions/renewals.service';

/** Dependencies of the billing job. */
export interface BillingJobDeps extends BillingDeps {
  readonly changes: Pick<PublicChanges, 'announce'>;
}

/**
 * One run of the job: what the gateway has said, then all that time brings. Public pages show plans: one that changed
 * is announced to their caches, also after a run that failed in part.
 */
export async function runBillingJob(deps: BillingJobDeps): Promise<void> {
  const before = await newestChange(BaseModel.knex());
  try {
    await deps.payments.deliverEvents(deps.clock.now(), (event) => receiveEvent(event, deps));
    await retryEvents(deps);
    await runBilling(deps);
  } finally {
    if ((await newestChange(BaseModel.knex())) !== before) deps.changes.announce();
  }
}
