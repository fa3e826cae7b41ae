import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { addColumns, keyColumn } from './table-helpers';

type Unit = 'hour' | 'month' | 'project' | 'return' | 'assets';

interface ProfileRow {
  readonly id: number;
  readonly pricing: string;
  readonly feeModels: string | string[] | null;
  readonly startingPriceCents: number;
}

const batch = 500;

/** Words after an amount of the text, with the unit that they name. */
const saidUnits: readonly (readonly [RegExp, Unit])[] = [
  [/^\s*(?:\/|an?|per|each)\s*(?:hr|hour)|^\s*hourly/i, 'hour'],
  [/^\s*(?:\/|a|per|each)\s*mo(?:nth)?|^\s*monthly/i, 'month'],
  [/^\s*(?:\/|a|per|each)\s*(?:tax )?return/i, 'return'],
  [/^\s*(?:\/|a|per|each)\s*project|^\s*(?:flat|fixed)/i, 'project'],
];
/** The only way of charging that is named. */
const unitOfModel: Readonly<Record<string, Unit>> = { hourly: 'hour', retainer: 'month', fixed: 'project' };

/** The unit that the listing's own text gives its starting price, else the one way of charging it names; else none. */
function unitOf({ pricing, feeModels, startingPriceCents }: ProfileRow): Unit | null {
  const amount = (startingPriceCents / 100).toLocaleString('en-US');
  const found = pricing.indexOf(`$${amount}`);
  if (found >= 0) {
    const behind = pricing.slice(found + amount.length + 1);
    const said = /^[\d.,]*\d/.test(behind) ? undefined : saidUnits.find(([words]) => words.test(behind));
    if (said) return said[1];
  }
  const models = typeof feeModels === 'string' ? (JSON.parse(feeModels) as string[]) : (feeModels ?? []);
  return (models.length === 1 && unitOfModel[models[0] ?? '']) || null;
}

async function sayUnits(knex: Knex): Promise<void> {
  for (let last = 0; ;) {
    const rows: ProfileRow[] = await knex('accountant_profiles')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .whereNotNull('startingPriceCents')
      .whereNull('priceUnit')
      .select('id', 'pricing', 'feeModels', 'startingPriceCents');
    for (const row of rows) {
      const priceUnit = unitOf(row);
      if (priceUnit) await knex('accountant_profiles').where('id', row.id).update({ priceUnit });
    }
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Unit of a starting price. Where the listing does not give one, the price stays hidden until its owner has chosen it.
 */
export const priceUnits: Migration = {
  name: '0120-price-units',
  async up(knex) {
    await addColumns(knex, 'accountant_profiles', {
      priceUnit: (table) => keyColumn(knex, table, 'priceUnit', 10).nullable(),
    });
    await sayUnits(knex);
  },
  async down(knex) {
    if (await knex.schema.hasColumn('accountant_profiles', 'priceUnit'))
      await knex.schema.alterTable('accountant_profiles', (table) => table.dropColumn('priceUnit'));
  },
};
