import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import type { SearchPage } from '../../../../contract/named-types';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { rulesMark } from '../../../../platform/text/text-search';
import { renewPosts } from '../../../content/blog/editing/editing.service';
import { renewGuides } from '../../../content/compliance/compliance.module';
import { AccountantProfile } from '../accountant-profile.model';
import { renewProfiles } from '../professionals.module';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
});
afterAll(() => test.stop());

it('texts of former rules are written again, by one of two processes or both; those of newer ones stay', async () => {
  const profile = await AccountantProfile.query().where({ listed: true }).first().throwIfNotFound();
  const [old, newer] = [' old ', ` new ${rulesMark}~ `];
  const textOf = async (table: string) => (await test.database(table).orderBy('id').first()).searchText as string;
  await test
    .database('accountant_profiles')
    .where({ id: profile.id })
    .update({ certifications: JSON.stringify(['LL.M.']), searchText: old });
  for (const table of ['blog_posts', 'compliance_guides']) await test.database(table).update({ searchText: old });
  const other = await AccountantProfile.query().whereNot({ id: profile.id }).first().throwIfNotFound();
  await test.database('accountant_profiles').where({ id: other.id }).update({ searchText: newer });
  const found = async () => {
    const { result } = await test.server.inject('/api/accountants/search?pageSize=50&q=LLM');
    return (result as SearchPage).items.map(({ id }) => id);
  };
  expect(await found()).not.toContain(profile.userId);
  await Promise.all([renewProfiles, renewProfiles, renewPosts, renewGuides].map((job) => job.run()));
  expect(await found()).toContain(profile.userId);
  expect((await AccountantProfile.query().findById(profile.id))?.updatedAt).toEqual(profile.updatedAt);
  expect((await AccountantProfile.query().findById(other.id))?.searchText).toBe(newer);
  for (const table of ['blog_posts', 'compliance_guides']) expect(await textOf(table)).toMatch(/ \w+ .* ~ $/);
});
