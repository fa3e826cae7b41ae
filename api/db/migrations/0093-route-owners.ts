import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

interface ServedRelease {
  readonly name: string;
  readonly manifest: string | { readonly routes?: { readonly path: string }[]; readonly slots?: string[] };
}

/** Owning area of each route and slot. Those served on the day of this step belong to the area that serves them. */
export const routeOwners: Migration = {
  name: '0093-route-owners',
  async up(knex) {
    await createTable(knex, 'route_owners', (table) => {
      table.increments('id');
      table.string('kind', 10).notNullable();
      keyColumn(knex, table, 'name', 200).notNullable();
      table.string('area', 80).notNullable();
      table.string('handedTo', 80).nullable();
      moment(table, 'since').notNullable();
      table.unique(['kind', 'name']);
    });
    const served = (await knex('releases as r')
      .join('release_activations as a', 'a.releaseId', 'r.id')
      .where('a.active', true)
      .select('r.name', 'r.manifest')
      .orderBy('r.id')) as ServedRelease[];
    const since = new Date();
    for (const { name: area, manifest } of served) {
      const { routes = [], slots = [] } = typeof manifest === 'string' ? readManifest(manifest) : manifest;
      const owned = [
        ...routes.map(({ path }) => ({ kind: 'route', name: path })),
        ...slots.map((slot) => ({ kind: 'slot', name: slot })),
      ];
      for (const claim of owned)
        await knex('route_owners')
          .insert({ ...claim, area, since })
          .onConflict(['kind', 'name'])
          .ignore();
    }
  },
  down: (knex) => dropTables(knex, 'route_owners'),
};

const readManifest = (text: string) => JSON.parse(text) as Exclude<ServedRelease['manifest'], string>;
