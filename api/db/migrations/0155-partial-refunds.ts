import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

/** Refunded amounts of payments and invoices, and the payment service's reports of them. */
export const partialRefunds: Migration = {
  name: '0155-partial-refunds',
  async up(knex) {
    await addColumns(knex, 'billing_payments', {
      refundedCents: (table) => table.integer('refundedCents').unsigned().notNullable().defaultTo(0),
      refunds: (table) => table.json('refunds').nullable(),
    });
    await addColumns(knex, 'billing_invoices', {
      refundedCents: (table) => table.integer('refundedCents').unsigned().notNullable().defaultTo(0),
    });
    await knex('billing_payments')
      .where({ status: 'refunded' })
      .update({ refundedCents: knex.ref('amountCents') });
    await knex('billing_invoices')
      .where({ status: 'refunded' })
      .update({ refundedCents: knex.ref('totalCents') });
  },
  async down(knex) {
    for (const [table, columns] of [
      ['billing_payments', ['refundedCents', 'refunds']],
      ['billing_invoices', ['refundedCents']],
    ] as const)
      for (const column of columns)
        if (await knex.schema.hasColumn(table, column))
          await knex.schema.alterTable(table, (changed) => void changed.dropColumn(column));
  },
};
