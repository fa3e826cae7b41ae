import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { migrate } from './migration-source';

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

  it('repeats a step that stopped half-way', async () => {
    await test.database('knex_migrations').where('name', 'baseline-identity').delete();
    await test.database.schema.dropTable('live_events');
    expect(await migrate(test.database)).toEqual(['baseline-identity']);
    expect(await test.database.schema.hasTable('live_events')).toBe(true);
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
