import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../../db/demo/seed-demo';
import type { ComplianceCalendar, NextDateList } from '../../../contract/named-types';
import { createClock } from '../../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Guide } from '../compliance/guide.model';
import { GuideDate } from './guide-date.model';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({}, createClock('2026-12-01T18:00:00.000Z'));
  await seedDemo(test.database);
});
afterAll(() => test.stop());

const read = async (query: string) => {
  const response = await test.server.inject({ url: `/api/compliance/calendar?${query}` });
  return { status: response.statusCode, ...(response.result as ComplianceCalendar) };
};
const named = ({ dates }: ComplianceCalendar, label: RegExp) => dates.filter((date) => label.test(date.label));

it('gives what applies with a reason, and its dates with the weekend rule, source and day of the check', async () => {
  const calendar = await read('entity=s-corporation&states=CA&employees=50&industry=healthcare');
  expect([calendar.from, calendar.to]).toEqual(['2026-12-01', '2027-12-01']);
  expect(named(calendar, /Form 941/).map(({ day }) => day)).toEqual([
    ...['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01'],
  ]);
  expect(named(calendar, /Form 1120-S/)).toEqual([
    expect.objectContaining({
      ...{ day: '2027-03-15', setOn: '2027-03-15', reason: 'You are an S corporation.', checkedOn: '2026-11-30' },
      ...{ sourceTitle: '26 U.S.C. 6072(b)', weekendRule: 'section-7503' },
      guide: { slug: 's-corporation-election-and-reasonable-pay', title: expect.any(String) as unknown },
    }),
  ]);
  expect(named(calendar, /Form W-2/)).toMatchObject([{ day: '2027-02-01', setOn: '2027-01-31' }]);
  const reasonOf = (slug: string) => calendar.guides.find((guide) => guide.slug === slug)?.reason;
  expect(reasonOf('family-and-medical-leave-act')).toBe('You have 50 or more employees.');
  expect(reasonOf('hipaa-for-practices-and-their-vendors')).toBe('You work in healthcare.');
  expect(reasonOf('california-consumer-privacy-act')).toBe('You are an S corporation and do business in California.');
  expect(reasonOf('local-business-licenses-and-gross-receipts-taxes')).toBe('It can apply to any business.');
  expect(calendar.dates.map(({ day }) => day)).toEqual(calendar.dates.map(({ day }) => day).sort());
});

it('leaves out what the answers do not meet in every condition', async () => {
  const alone = await read('entity=sole-proprietor&states=TX,NY&online=false');
  expect(named(alone, /941|W-2|1120|1065|5472|FBAR|One-Stop/)).toEqual([]);
  expect(named(alone, /Texas sales tax/)).toHaveLength(12);
  expect(named(alone, /NYC-202/)).toMatchObject([
    { reason: 'You are a sole proprietor and do business in New York.', weekendRule: 'none' },
  ]);
  const abroad = await read('entity=single-member-llc&foreign=accounts,owners,customers&online=true');
  expect(named(abroad, /5472|FBAR|One-Stop/).map(({ day }) => day)).toEqual([
    ...['2027-01-31', '2027-04-15', '2027-04-15', '2027-04-30', '2027-07-31', '2027-10-15', '2027-10-31'],
  ]);
  expect((await read('entity=single-member-llc&foreign=customers')).guides.map(({ slug }) => slug)).not.toContain(
    'eu-vat-one-stop-shop-for-online-sellers',
  );
});

it('gives nothing before it is answered, and refuses answers that are none', async () => {
  expect(await read('')).toMatchObject({ status: 200, guides: [], dates: [] });
  for (const query of ['entity=king', 'entity=nonprofit&states=TX,XX', 'entity=nonprofit&employees=7'])
    expect((await read(query)).status).toBe(400);
});

it('shows no date of a guide that is not public', async () => {
  const { guideId } = await GuideDate.query().findOne({ bundledKey: 'form-990' }).throwIfNotFound();
  await Guide.query().findById(guideId).patch({ published: false });
  const calendar = await read('entity=nonprofit');
  await Guide.query().findById(guideId).patch({ published: true });
  expect(named(calendar, /990/)).toEqual([]);
  expect(named(await read('entity=nonprofit'), /990/)).toHaveLength(1);
});

it('gives the next date of each duty of a guide', async () => {
  const url = '/api/compliance/form-w-2-w-3-and-futa-form-940/dates';
  const { result } = await test.server.inject({ url });
  expect((result as NextDateList).map(({ day, label }) => [day, label.slice(0, 13)])).toEqual([
    ['2027-02-01', 'File Form 940'],
    ['2027-02-01', 'Deposit FUTA '],
    ['2027-02-01', 'Give employee'],
  ]);
  expect((await test.server.inject({ url: '/api/compliance/gdpr-for-us-companies/dates' })).result).toEqual([]);
  expect((await test.server.inject({ url: '/api/compliance/none/dates' })).statusCode).toBe(404);
});

it('gives the dates as a file for calendars, each with an id that stays', async () => {
  const url = '/api/compliance/calendar.ics?entity=single-member-llc&foreign=owners,accounts&states=NY';
  const response = await test.server.inject({ url });
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const file = response.payload;
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const { id } = await GuideDate.query().findOne({ bundledKey: 'form-5472' }).throwIfNotFound();
  const at = lines.indexOf(`UID:compliance-${id}-2027-04-15@counterpart`);
  const event = lines.slice(at, lines.indexOf('END:VEVENT', at));
  expect(event).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261201T180000Z',
      'DTSTART;VALUE=DATE:20270415',
      'DTEND;VALUE=DATE:20270416',
      'SUMMARY:File Form 5472 with a pro forma Form 1120',
      'TRANSP:TRANSPARENT',
    ]),
  );
  expect(event.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'Only if a foreign person owns 100% of the LLC\\, and money or property moved between them.\\nSource: 26 U.S.C. 6072(a)',
  );
  const uids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(uids.length);
});
