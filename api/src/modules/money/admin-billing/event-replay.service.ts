import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { BillingDeps } from '../billing/billing-deps';
import { BillingEvent } from '../billing/payments/billing-event.model';
import { applyStored } from '../billing/payments/events.service';
import { eventNotFound, eventProcessed } from './admin-billing.errors';
import { billingPageSize, type EventQuery } from './admin-billing.schema';

/** One page of what the gateway reported, newest first. */
export async function listEvents({ status, page }: EventQuery): Promise<{ items: BillingEvent[]; total: number }> {
  const found = () => BillingEvent.query().where(status ? { status } : {});
  const [items, total] = await Promise.all([
    found()
      .orderBy('id', 'desc')
      .offset((page - 1) * billingPageSize)
      .limit(billingPageSize),
    found().resultSize(),
  ]);
  return { items, total };
}

/**
 * Applies an event that waited, failed or was ignored again. Each kind of event looks at the present state first:
 * nothing is charged or returned twice.
 * @throws AppError 404, also for an event of another gateway than the present one; 409 for one that was applied
 */
export async function replayEvent(id: number, by: AuditActor, deps: BillingDeps): Promise<BillingEvent> {
  const event = await BillingEvent.query().findOne({ id, gateway: deps.payments.name });
  if (!event) throw eventNotFound();
  const { status: before } = event;
  if (before === 'processed') throw eventProcessed();
  await applyStored(event, deps);
  const replayed = await BillingEvent.query().findById(id).throwIfNotFound();
  await inRetriedTransaction((transaction) =>
    recordAudit(
      {
        ...{ by, action: 'billingEvent.replayed', subject: { type: 'billingEvent', id }, label: replayed.type },
        ...{ before: { status: before, attempts: event.attempts - 1 } },
        after: { status: replayed.status, attempts: replayed.attempts },
      },
      transaction,
    ),
  );
  return replayed;
}
