import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGuideDates } from '../../../../../db/demo/guide-dates';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import type { ComplianceCalendar, EditedGuideDate, GuideDateContent } from '../../../../contract/named-types';
import { AuditEntry } from '../../../../platform/audit/audit-entry.model';
import { createUser } from '../../../../platform/testing/factories';
import { createClock } from '../../../../platform/testing/moved-clock';
import { signIn, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { GuideDate } from '../guide-date.model';

let test: TestServer;
let admin: BrowserHeaders;
let guideId: number;
let path: string;
beforeAll(async () => {
  test = await createTestServer({}, createClock('2026-12-01T18:00:00.000Z'));
  await seedDemo(test.database);
  admin = await signIn(test, await createUser({ userType: 'admin' }));
  ({ guideId } = await GuideDate.query().findOne({ bundledKey: 'form-990' }).throwIfNotFound());
  path = `/api/admin/guides/${guideId}/dates`;
});
afterAll(() => test.stop());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.server.inject({ method, url, headers: admin, ...(payload && { payload }) });
const list = async () => (await send('GET', path)).result as EditedGuideDate[];
const shown = async (label: string) => {
  const { result } = await test.server.inject('/api/compliance/calendar?entity=nonprofit');
  return (result as ComplianceCalendar).dates.filter((date) => date.label === label).map(({ day }) => day);
};
const content = (changes: Partial<GuideDateContent> = {}): GuideDateContent => ({
  label: 'File the hive report',
  onlyIf: '',
  rule: { kind: 'yearly', days: ['05-15'] },
  audience: { entities: ['nonprofit'] },
  weekendRule: 'next-business-day',
  sourceTitle: 'Apiary Act, section 2',
  sourceUrl: 'https://www.example.gov/apiary',
  checkedOn: '2026-11-30',
  ...changes,
});
async function add(changes: Partial<GuideDateContent> = {}): Promise<EditedGuideDate> {
  const response = await send('POST', path, { content: content(changes) });
  expect(response.statusCode, response.payload).toBe(200);
  return response.result as EditedGuideDate;
}

it('a date is in calendars once it is added, as its rule is after each change, and gone once it is removed', async () => {
  const added = await add();
  expect(await shown('File the hive report')).toEqual(['2027-05-17']);
  const changed = await send('PUT', `${path}/${added.id}`, {
    content: content({ rule: { kind: 'monthly', day: 31 }, weekendRule: 'none' }),
    revision: added.revision,
  });
  expect(changed.result).toMatchObject({ revision: 2, isBundled: false });
  expect((await shown('File the hive report')).slice(0, 3)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
  expect((await send('DELETE', `${path}/${added.id}?revision=2`)).statusCode).toBe(204);
  expect(await shown('File the hive report')).toEqual([]);
  expect((await send('PUT', `${path}/${added.id}`, { content: content(), revision: 3 })).statusCode).toBe(404);
  const acts = await AuditEntry.query().where('action', 'like', 'guide-date.%').orderBy('id');
  expect(acts.map(({ action, subjectId }) => [action, Number(subjectId)])).toEqual([
    ['guide-date.added', guideId],
    ['guide-date.changed', guideId],
    ['guide-date.removed', guideId],
  ]);
});

it('a new version corrects what came with the product, and leaves alone what was changed or removed here', async () => {
  const [bundled] = await list();
  expect(bundled).toMatchObject({ isBundled: true });
  const corrected = { ...content(), ...bundled?.content, label: 'File Form 990, as corrected here' };
  const url = `${path}/${bundled?.id ?? 0}`;
  expect((await send('PUT', url, { content: corrected, revision: 1 })).result).toMatchObject({ isBundled: false });
  await GuideDate.query().findOne({ bundledKey: 'form-940' }).patch({ label: 'Spoiled' });
  await bringGuideDates(test.database);
  expect((await list())[0]?.content.label).toBe('File Form 990, as corrected here');
  expect((await GuideDate.query().findOne({ bundledKey: 'form-940' }))?.label).toMatch(/^File Form 940/);
  await send('DELETE', `${url}?revision=2`);
  await bringGuideDates(test.database);
  expect((await list()).map(({ id }) => id)).not.toContain(bundled?.id);
});

it('of changes to one date at the same time one is stored, and the others find it', async () => {
  const { id } = await add();
  const labels = Array.from({ length: 10 }, (_, index) => `Version ${index}`);
  const answers = await Promise.all(
    labels.map((label) => send('PUT', `${path}/${id}`, { content: content({ label }), revision: 1 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.headers['x-error-code']).toBe('compliance_date_changed');
});

it('refuses what is no date with a sentence that says what is wrong', async () => {
  const refused = async (changes: object) => {
    const { statusCode, payload } = await send('POST', path, { content: { ...content(), ...changes } });
    return [statusCode, /"(?:error|message)":"([^"]*)"/.exec(payload)?.[1] ?? payload];
  };
  expect(await refused({ rule: { kind: 'yearly', days: ['02-30'] } })).toEqual([
    400,
    'Write a day of the year as month and day, such as 04-15.',
  ]);
  expect(await refused({ rule: { kind: 'after-year', month: 3 } })).toEqual([400, 'Say on which day the date falls.']);
  expect(await refused({ rule: { kind: 'once', on: '2027-02-30' } })).toEqual([400, 'Use a date like 2026-04-30']);
  expect(await refused({ sourceUrl: 'http://example.gov' })).toEqual([
    400,
    'The URL of a source must start with https://.',
  ]);
  expect(await refused({ checkedOn: '2099-01-01' })).toEqual([400, 'The day of the check cannot be in the future.']);
  expect(await refused({ sourceTitle: '' })).toEqual([
    400,
    'A date needs its source: one that no one can look up is not shown.',
  ]);
  expect(await refused({ audience: { states: ['XX'] } })).toEqual([400, expect.any(String)]);
});

it('of a rule only what its kind needs is stored', async () => {
  const { content: stored } = await add({ rule: { kind: 'monthly', day: 5, month: 3, days: ['01-01'] } });
  expect(stored.rule).toEqual({ kind: 'monthly', day: 5 });
});
