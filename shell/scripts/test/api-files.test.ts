import { expect, it } from 'vitest';
import { apiTests, onServer, onSqliteBesideServer } from './api-files';

const needs = apiTests();
const needOf = (file: string) => needs.get(`api/src/${file}`);

it('a test that opens no database of the run’s choice runs once, on the embedded engine', () => {
  expect(needOf('contract/taxonomy.test.ts')).toBe('none');
  expect(onServer()).not.toContain('api/src/contract/taxonomy.test.ts');
  expect(onSqliteBesideServer()).toContain('api/src/contract/taxonomy.test.ts');
});

it('a test beside raw SQL, of migrations, of an engine or of every operation runs on both engines', () => {
  const each = [
    'api/db/migrations/migrations.test.ts',
    'api/src/platform/database/database-away.test.ts',
    'api/src/platform/openapi/authorization-matrix.test.ts',
    'api/src/modules/directory/professionals/search/search.test.ts',
    'api/src/modules/conversations/messages/messages.test.ts',
  ];
  expect(each.map((file) => needs.get(file))).toEqual(each.map(() => 'each'));
  expect(onSqliteBesideServer()).toEqual(expect.arrayContaining(each));
  expect(onServer()).toEqual(expect.arrayContaining(each));
});

it('a test of what knex writes for either engine runs on the server', () => {
  expect(needOf('modules/directory/saved/saved.test.ts')).toBe('any');
  expect(needOf('platform/openapi/hostile-strings.test.ts')).toBe('any');
  expect(onSqliteBesideServer()).not.toContain('api/src/modules/directory/saved/saved.test.ts');
});

it('every test runs somewhere', () => {
  expect(new Set([...onServer(), ...onSqliteBesideServer()])).toEqual(new Set(needs.keys()));
});
