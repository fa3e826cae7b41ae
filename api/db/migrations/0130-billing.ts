import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/**
 * Subscriptions, what is paid for them, and what a payment gateway reports. Professionals whose profile had a paid plan
 * without a subscription get one, paid by the month from now on, with the test card: no other gateway knows them.
 */
export const billing: Migration = {
  name: '0130-billing',
  async up(knex) {
    await createTable(knex, 'billing_accounts', (table) => {
      userReference(table, 'userId').primary();
      moment(table, 'trialUsedAt').nullable();
      keyColumn(knex, table, 'gateway', 20).nullable();
      keyColumn(knex, table, 'customerId', 120).nullable().index();
      keyColumn(knex, table, 'cardToken', 120).nullable();
      table.string('cardBrand', 40).nullable();
      table.string('cardLast4', 4).nullable();
      table.integer('cardExpMonth').unsigned().nullable();
      table.integer('cardExpYear').unsigned().nullable();
      moment(table, 'cardSavedAt').nullable();
      moment(table, 'createdAt').notNullable();
    });
    await createTable(knex, 'subscriptions', (table) => {
      table.increments('id');
      userReference(table, 'userId');
      // The user's id while the subscription is not ended: at most one such row each.
      table.integer('liveKey').unsigned().nullable().unique();
      keyColumn(knex, table, 'plan', 20).notNullable();
      keyColumn(knex, table, 'billingInterval', 20).notNullable();
      keyColumn(knex, table, 'status', 20).notNullable();
      moment(table, 'anchorAt').notNullable();
      table.integer('periodIndex').unsigned().notNullable();
      moment(table, 'periodStart').notNullable();
      moment(table, 'periodEnd').notNullable();
      moment(table, 'trialEndsAt').nullable();
      keyColumn(knex, table, 'scheduledPlan', 20).nullable();
      keyColumn(knex, table, 'scheduledInterval', 20).nullable();
      table.integer('failedAttempts').unsigned().notNullable().defaultTo(0);
      moment(table, 'nextAttemptAt').nullable();
      moment(table, 'reminderSentAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'endedAt').nullable();
      keyColumn(knex, table, 'endReason', 40).nullable();
      table.index(['userId', 'id']);
      table.index(['status', 'periodEnd']);
      table.index(['status', 'nextAttemptAt']);
    });
    await createTable(knex, 'billing_invoices', (table) => {
      table.increments('id');
      table.integer('number').unsigned().notNullable().unique();
      userReference(table, 'userId');
      table.integer('subscriptionId').unsigned().nullable().references('subscriptions.id');
      keyColumn(knex, table, 'invoiceKey', 120).notNullable().unique();
      keyColumn(knex, table, 'status', 20).notNullable();
      table.string('billedName', 201).notNullable();
      table.string('billedEmail', 254).notNullable();
      table.json('lines').notNullable();
      table.integer('subtotalCents').notNullable();
      table.integer('taxCents').notNullable();
      table.integer('totalCents').notNullable();
      keyColumn(knex, table, 'currency', 3).notNullable();
      moment(table, 'periodStart').notNullable();
      moment(table, 'periodEnd').notNullable();
      moment(table, 'issuedAt').notNullable();
      moment(table, 'paidAt').nullable();
      table.index(['userId', 'number']);
    });
    await createTable(knex, 'billing_payments', (table) => {
      table.increments('id');
      userReference(table, 'userId');
      table.integer('subscriptionId').unsigned().nullable().references('subscriptions.id');
      table.integer('invoiceId').unsigned().nullable().references('billing_invoices.id');
      keyColumn(knex, table, 'paymentKey', 120).notNullable().unique();
      // The user's id until the gateway has decided: at most one such row each.
      table.integer('openKey').unsigned().nullable().unique();
      keyColumn(knex, table, 'purpose', 20).notNullable();
      table.json('details').notNullable();
      table.integer('amountCents').unsigned().notNullable();
      keyColumn(knex, table, 'status', 20).notNullable();
      keyColumn(knex, table, 'gateway', 20).notNullable();
      keyColumn(knex, table, 'gatewayId', 120).nullable().index();
      keyColumn(knex, table, 'customerId', 120).notNullable();
      keyColumn(knex, table, 'cardToken', 120).notNullable();
      table.text('actionUrl').nullable();
      keyColumn(knex, table, 'failureCode', 60).nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'settledAt').nullable();
      moment(table, 'disputedAt').nullable();
      table.index(['status', 'createdAt']);
      table.index(['userId', 'id']);
    });
    await createTable(knex, 'billing_counters', (table) => {
      keyColumn(knex, table, 'name', 20).notNullable().primary();
      table.integer('value').unsigned().notNullable();
    });
    await createTable(knex, 'billing_events', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'gateway', 20).notNullable();
      keyColumn(knex, table, 'eventId', 120).notNullable();
      keyColumn(knex, table, 'type', 80).notNullable();
      table.json('content').notNullable();
      keyColumn(knex, table, 'status', 20).notNullable();
      table.integer('attempts').unsigned().notNullable().defaultTo(0);
      table.string('problem', 500).nullable();
      moment(table, 'happenedAt').notNullable();
      moment(table, 'receivedAt').notNullable();
      moment(table, 'processedAt').nullable();
      table.unique(['gateway', 'eventId'], { indexName: 'billing_events_event' });
      table.index(['status', 'receivedAt']);
    });
    await createTable(knex, 'test_gateway_charges', (table) => {
      keyColumn(knex, table, 'paymentKey', 120).notNullable().primary();
      keyColumn(knex, table, 'gatewayId', 120).notNullable().unique();
      table.integer('paymentId').unsigned().notNullable();
      keyColumn(knex, table, 'customerId', 120).notNullable();
      table.integer('amountCents').unsigned().notNullable();
      keyColumn(knex, table, 'status', 20).notNullable();
      keyColumn(knex, table, 'failureCode', 60).nullable();
      moment(table, 'disputeAt').nullable().index();
      moment(table, 'refundedAt').nullable();
      moment(table, 'createdAt').notNullable();
    });
    await knex('billing_counters').insert({ name: 'invoice', value: 0 }).onConflict('name').ignore();
    await subscribePaidProfiles(knex);
  },
  async down(knex) {
    await dropTables(
      knex,
      'test_gateway_charges',
      'billing_events',
      'billing_counters',
      'billing_payments',
      'billing_invoices',
      'subscriptions',
      'billing_accounts',
    );
  },
};

/** The same day of the next month, or its last day. */
function monthLater(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}

async function subscribePaidProfiles(knex: Parameters<Migration['up']>[0]): Promise<void> {
  const now = new Date();
  const paid: { userId: number; plan: string }[] = await knex('accountant_profiles as p')
    .join('users as u', 'u.id', 'p.userId')
    .where('u.userType', 'accountant')
    .whereNot('p.plan', 'starter')
    .select('p.userId', 'p.plan');
  for (const { userId, plan } of paid) {
    const account = {
      userId,
      trialUsedAt: now,
      gateway: 'test',
      customerId: `test_cus_${userId}`,
      cardToken: `tok_success:${now.getUTCFullYear() + 4}-12`,
      cardBrand: 'Visa',
      cardLast4: '4242',
      cardExpMonth: 12,
      cardExpYear: now.getUTCFullYear() + 4,
      cardSavedAt: now,
      createdAt: now,
    };
    await knex('billing_accounts').insert(account).onConflict('userId').ignore();
    await knex('subscriptions')
      .insert({
        userId,
        liveKey: userId,
        plan,
        billingInterval: 'monthly',
        status: 'active',
        anchorAt: now,
        periodIndex: 0,
        periodStart: now,
        periodEnd: monthLater(now),
        createdAt: now,
      })
      .onConflict('liveKey')
      .ignore();
  }
}
