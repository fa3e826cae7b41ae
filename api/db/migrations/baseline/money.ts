import { keyColumn, moment, userReference, type Baseline } from '../table-helpers';

/** Subscriptions, what is paid for them, coupons, and what a payment gateway reports. */
export const money: Baseline = {
  room: 'money',
  tables: {
    billing_accounts: (table, knex) => {
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
    },
    subscriptions: (table, knex) => {
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
      table.integer('couponId').unsigned().nullable();
      table.integer('couponPeriodsLeft').unsigned().nullable();
      table.integer('periodDiscountCents').unsigned().notNullable().defaultTo(0);
      table.index(['userId', 'id']);
      table.index(['status', 'periodEnd']);
      table.index(['status', 'nextAttemptAt']);
    },
    billing_invoices: (table, knex) => {
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
      table.integer('refundedCents').unsigned().notNullable().defaultTo(0);
      table.index(['userId', 'number']);
    },
    billing_payments: (table, knex) => {
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
      table.integer('refundedCents').unsigned().notNullable().defaultTo(0);
      table.json('refunds').nullable();
      table.index(['status', 'createdAt']);
      table.index(['userId', 'id']);
    },
    billing_counters: (table, knex) => {
      keyColumn(knex, table, 'name', 20).notNullable().primary();
      table.integer('value').unsigned().notNullable();
    },
    billing_events: (table, knex) => {
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
    },
    test_gateway_charges: (table, knex) => {
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
    },
    billing_coupons: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'code', 30).notNullable().unique();
      table.integer('percent').unsigned().nullable();
      table.integer('amountCents').unsigned().nullable();
      table.integer('periods').unsigned().nullable();
      table.integer('usesMax').unsigned().nullable();
      moment(table, 'endsAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'retiredAt').nullable();
    },
    billing_coupon_uses: (table) => {
      table.increments('id');
      table.integer('couponId').unsigned().notNullable().references('billing_coupons.id');
      userReference(table, 'userId');
      moment(table, 'usedAt').notNullable();
      table.unique(['couponId', 'userId']);
      table.index('userId');
    },
  },
  finish: async (knex) => {
    await knex('billing_counters').insert({ name: 'invoice', value: 0 }).onConflict('name').ignore();
  },
};
