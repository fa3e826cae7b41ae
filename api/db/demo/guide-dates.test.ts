import Joi from 'joi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarOptions } from '../../src/contract/calendar/calendar-options';
import { datesOf, weekendRules, type DateRule } from '../../src/contract/calendar/date-rules';
import { GuideDate } from '../../src/modules/content/calendar/guide-date.model';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { updateBundledGuides } from './bundled-guides';
import { guideDates } from './guide-dates';
import { demoGuides } from './guides';
import { seedDemo } from './seed-demo';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.database);
});
afterAll(() => test.remove());

const someOf = (question: keyof typeof calendarOptions) =>
  Joi.array()
    .items(Joi.valid(...calendarOptions[question].map(({ id }) => id)))
    .min(1);
const dayOfYear = Joi.string().pattern(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
const kinds: Readonly<Record<DateRule['kind'], Joi.PartialSchemaMap>> = {
  yearly: { days: Joi.array().items(dayOfYear).min(1).required(), plusDays: Joi.number().integer().min(1) },
  monthly: { day: Joi.number().min(1).max(31).required() },
  'after-quarter': {},
  'after-year': { month: Joi.number().min(1).max(12).required(), day: Joi.number().min(1).max(31).required() },
  once: { on: Joi.string().isoDate().required() },
  always: {},
};
const shape = Joi.object({
  label: Joi.string().max(120).required(),
  onlyIf: Joi.string().allow('').max(200).required(),
  rule: Joi.alternatives().try(
    ...Object.entries(kinds).map(([kind, fields]) => Joi.object({ kind: Joi.valid(kind).required(), ...fields })),
  ),
  audience: Joi.object({
    entities: someOf('entities'),
    states: someOf('states'),
    minEmployees: Joi.valid(1, 20, 50),
    industries: someOf('industries'),
    online: Joi.valid(true),
    foreign: someOf('foreign'),
  }).required(),
  weekendRule: Joi.valid(...Object.keys(weekendRules)).required(),
  sourceTitle: Joi.string().max(200).required(),
  sourceUrl: Joi.string().uri({ scheme: 'https' }).required(),
  checkedOn: Joi.string().isoDate().required(),
});

it('every bundled date has a guide, a rule, an official source and the day of its check', () => {
  const slugs = demoGuides.map(({ slug }) => slug);
  for (const { slug, bundledKey, ...fields } of guideDates) {
    expect(slugs, bundledKey).toContain(slug);
    expect(shape.validate(fields).error, bundledKey).toBeUndefined();
    expect(new URL(fields.sourceUrl).hostname, bundledKey).toMatch(
      /\.gov$|\.europa\.eu$|^www\.streamlinedsalestax\.org$/,
    );
    expect(fields.checkedOn > '2026-11-01', bundledKey).toBe(true);
  }
});

it('the dates of 2027 are those that the agencies announce', () => {
  const of = (key: string) => {
    const found = guideDates.find(({ bundledKey }) => bundledKey === key);
    if (!found) throw new Error(`No date ${key}`);
    return datesOf(found.rule, found.weekendRule, '2027-01-01', '2027-12-31').map(({ day }) => day);
  };
  expect(of('form-941')).toEqual(['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01']);
  expect(of('form-1099-nec')).toEqual(['2027-02-01']);
  expect(of('form-1120-s')).toEqual(['2027-03-15']);
  expect(of('fbar')).toEqual(['2027-04-15']);
  expect(of('nyc-commercial-rent-quarter')).toEqual(['2027-03-20', '2027-09-20', '2027-12-20']);
  expect(of('eu-vat-oss')).toEqual(['2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31']);
});

it('come to a database of an earlier version, corrected, and those that are gone leave it', async () => {
  const all = await GuideDate.query(test.database);
  expect(all).toHaveLength(guideDates.length);
  const [corrected, missing] = all;
  await GuideDate.query(test.database).patch({ label: 'As it was' }).where({ id: corrected?.id });
  await GuideDate.query(test.database).delete().where({ id: missing?.id });
  const { id: _, ...own } = corrected as GuideDate;
  await GuideDate.query(test.database).insert({ ...own, bundledKey: 'gone' });
  await GuideDate.query(test.database).insert({ ...own, bundledKey: null, label: 'Our own' });

  await updateBundledGuides(test.database);

  const now = await GuideDate.query(test.database);
  expect(now.find(({ id }) => id === corrected?.id)?.label).toBe(corrected?.label);
  expect(now.map(({ bundledKey }) => bundledKey).sort()).toEqual(
    [null, ...guideDates.map(({ bundledKey }) => bundledKey)].sort(),
  );
});
