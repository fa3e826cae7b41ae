import { describe, expect, it } from 'vitest';
import { BaseModel, toBoolean, toDate } from './base-model';

class Thing extends BaseModel {
  static override tableName = 'things';
  static override jsonAttributes = ['tags'];
  static override dateAttributes = ['madeAt'];
  static override booleanAttributes = ['open'];
  static override numberAttributes = ['price'];
}

const moment = new Date('2026-11-20T12:34:56.789Z');

describe('a row as the engines give it back', () => {
  it.each([
    ['MySQL', { tags: ['a'], madeAt: moment, open: 1, price: '4.50' }],
    ['SQLite', { tags: '["a"]', madeAt: moment.getTime(), open: 1, price: 4.5 }],
  ])('is the same in code: %s', (_engine, row) => {
    expect(Thing.fromDatabaseJson(row)).toMatchObject({ tags: ['a'], madeAt: moment, open: true, price: 4.5 });
  });

  it('keeps null and what was not selected', () => {
    expect(Thing.fromDatabaseJson({ madeAt: null, open: 0 })).toMatchObject({ madeAt: null, open: false });
  });
});

it('parses a time from text as UTC', () => {
  expect(toDate('2026-11-20 12:34:56.789')).toEqual(moment);
  expect(toDate(moment.toISOString())).toEqual(moment);
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  [0, false],
  [false, false],
  ['0', false],
])('reads %j as %s', (value, expected) => {
  expect(toBoolean(value)).toBe(expected);
});
