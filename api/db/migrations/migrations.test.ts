import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProfessional } from '../../src/modules/directory/professionals/professional-factory';
import type { FeeModel } from '../../src/contract/named-types';
import { BaseModel } from '../../src/platform/database/base-model';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { migrate, migrateDown } from './migration-source';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.remove());

const columns = async (table: string): Promise<string[]> => Object.keys(await test.database(table).columnInfo());

describe('the schema', () => {
  it('has the tables and columns of the specification', async () => {
    expect(await columns('users')).toEqual(
      expect.arrayContaining([
        'id',
        'username',
        'password',
        'email',
        'firstName',
        'lastName',
        'userType',
        'profilePicture',
        'city',
        'state',
      ]),
    );
    expect(await columns('accountant_profiles')).toEqual(
      expect.arrayContaining([
        'id',
        'userId',
        'bio',
        'services',
        'specialties',
        'industries',
        'clientTypes',
        'pricing',
        'certifications',
        'yearsFounded',
        'businessName',
        'tagline',
        'logoUrl',
        'website',
        'featured',
        'verified',
      ]),
    );
    expect(await columns('reviews')).toEqual(
      expect.arrayContaining(['id', 'accountantId', 'clientId', 'rating', 'comment', 'createdAt']),
    );
    expect(await columns('messages')).toEqual(
      expect.arrayContaining(['id', 'senderId', 'receiverId', 'content', 'read', 'createdAt']),
    );
    expect(await columns('conversations')).toEqual(
      expect.arrayContaining(['id', 'user1Id', 'user2Id', 'lastMessageAt']),
    );
    expect(await columns('blog_posts')).toEqual(
      expect.arrayContaining([
        'id',
        'title',
        'slug',
        'content',
        'excerpt',
        'authorId',
        'featuredImage',
        'published',
        'publishedAt',
        'createdAt',
        'updatedAt',
        'category',
        'tags',
      ]),
    );
    expect(await columns('compliance_guides')).toEqual(
      expect.arrayContaining([
        'id',
        'title',
        'slug',
        'summary',
        'industriesImpacted',
        'businessApplication',
        'complianceChecklist',
        'jurisdiction',
        'serviceTypes',
        'officialSourceUrl',
        'featured',
        'lastUpdated',
        'createdAt',
      ]),
    );
  });

  it('has nothing left to do after the first run', async () => {
    expect(await migrate(test.database)).toEqual([]);
  });

  it('can be taken back whole and made again', async () => {
    await migrateDown(test.database);
    expect(await test.database.schema.hasTable('users')).toBe(false);
    expect(await migrate(test.database)).toContain('0001-users-and-sessions');
  }, 60_000);

  it('repeats a step that stopped half-way', async () => {
    await test.database('knex_migrations').where('name', '0003-conversations').delete();
    await test.database.schema.dropTable('notifications');
    expect(await migrate(test.database)).toEqual(['0003-conversations']);
    expect(await test.database.schema.hasTable('notifications')).toBe(true);
  });

  it('has what search reads, and nothing left of what it read before', async () => {
    await test.database('knex_migrations').where('name', '0018-search-in-memory').delete();
    expect(await migrate(test.database)).toEqual(['0018-search-in-memory']);
    expect(await columns('search_changes')).toEqual(['id', 'userId']);
    for (const table of ['profile_tags', 'accountant_profiles_fts'])
      expect(await test.database.schema.hasTable(table), table).toBe(false);
  });

  it('stores averages as they are shown, halves up', async () => {
    BaseModel.knex(test.database);
    const { id } = await createProfessional();
    const shown: number[] = [];
    for (const avgRating of [4.746, 4.25, 87 / 20, 1]) {
      await test.database('accountant_profiles').where('userId', id).update({ avgRating });
      await test.database('knex_migrations').where('name', '0019-ratings-as-shown').delete();
      expect(await migrate(test.database)).toEqual(['0019-ratings-as-shown']);
      shown.push((await test.database('accountant_profiles').where('userId', id).first('avgRating')).avgRating);
    }
    expect(shown).toEqual([4.7, 4.3, 4.4, 1]);
  });

  it('takes the unit of an old price from what the listing says, else leaves it open', async () => {
    BaseModel.knex(test.database);
    const listings: readonly (readonly [string, number, string[], string | null])[] = [
      ['Hourly at $185; reviews from $2,500', 185, ['fixed'], 'project'],
      ['$65 an hour, or $400 a month', 65, ['hourly', 'retainer'], 'hour'],
      ['$65/hr', 65, [], 'hour'],
      ['From $1,320 a month, clean-ups quoted', 1_320, ['fixed'], 'month'],
      ['$250 per tax return', 250, [], 'return'],
      ['$40000 flat', 400, [], null],
      ['Quoted by scope', 900, ['retainer'], 'month'],
      ['Quoted by scope', 900, ['retainer', 'hourly'], null],
      ['Quoted by scope', 900, ['assets'], null],
    ];
    const ids: number[] = [];
    for (const [pricing, dollars, feeModels] of listings)
      ids.push(
        (
          await createProfessional(
            {},
            { pricing, startingPriceCents: dollars * 100, feeModels: feeModels as FeeModel[] },
          )
        ).id,
      );
    await test.database('knex_migrations').where('name', '0120-price-units').delete();
    await migrate(test.database);
    const rows: { userId: number; priceUnit: string | null }[] = await test
      .database('accountant_profiles')
      .whereIn('userId', ids)
      .orderBy('userId')
      .select('userId', 'priceUnit');
    expect(rows.map(({ priceUnit }) => priceUnit)).toEqual(listings.map(([, , , unit]) => unit));
  });

  it('gives old listings the languages and the city that search compares', async () => {
    BaseModel.knex(test.database);
    const { id } = await createProfessional({ city: 'Reno', state: 'NV' }, { languages: ['Español', 'English'] });
    const read = () => test.database('accountant_profiles').where('userId', id).first('languageKeys', 'locationLabel');
    const written = await read();
    await test.database('accountant_profiles').where('userId', id).update({ languageKeys: null, locationLabel: null });
    await test.database('knex_migrations').where('name', '0121-search-facts').delete();
    await migrate(test.database);
    expect(await read()).toEqual(written);
    expect({ ...(await read()) }).toEqual({ languageKeys: '|espanol|english|', locationLabel: 'Reno, NV' });
  });

  it('stores a time to the millisecond', async () => {
    const moment = new Date('2026-03-04T05:06:07.089Z');
    await test.database('users').insert({
      username: 'a',
      usernameKey: 'a',
      password: 'x',
      email: 'a@b.c',
      emailKey: 'a@b.c',
      firstName: 'A',
      lastName: 'B',
      userType: 'client',
      createdAt: moment,
    });
    const row = await test.database('users').where('username', 'a').first('createdAt');
    expect(new Date(row.createdAt)).toEqual(moment);
  });
});
