import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Coupon codes, who used them, and what a subscription has of one. */
export const coupons: Migration = {
  name: '0138-coupons',
  async up(knex) {
    await createTable(knex, 'billing_coupons', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'code', 30).notNullable().unique();
      table.integer('percent').unsigned().nullable();
      table.integer('amountCents').unsigned().nullable();
      table.integer('periods').unsigned().nullable();
      table.integer('usesMax').unsigned().nullable();
      moment(table, 'endsAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'retiredAt').nullable();
    });
    await createTable(knex, 'billing_coupon_uses', (table) => {
      table.increments('id');
      table.integer('couponId').unsigned().notNullable().references('billing_coupons.id');
      userReference(table, 'userId');
      moment(table, 'usedAt').notNullable();
      table.unique(['couponId', 'userId']);
      table.index('userId');
    });
    await addColumns(knex, 'subscriptions', {
      couponId: (table) => table.integer('couponId').unsigned().nullable(),
      couponPeriodsLeft: (table) => table.integer('couponPeriodsLeft').unsigned().nullable(),
      periodDiscountCents: (table) => table.integer('periodDiscountCents').unsigned().notNullable().defaultTo(0),
    });
  },
  async down(knex) {
    await dropTables(knex, 'billing_coupon_uses', 'billing_coupons');
    for (const column of ['periodDiscountCents', 'couponPeriodsLeft', 'couponId'])
      if (await knex.schema.hasColumn('subscriptions', column))
        await knex.schema.alterTable('subscriptions', (table) => void table.dropColumn(column));
  },
};
