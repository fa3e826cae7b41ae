import Joi from 'joi';
import { describe, expect, it } from 'vitest';
import { checkResponse, type LeftOut } from './check-response';

const item = Joi.object({
  id: Joi.number().required(),
  kind: Joi.string().valid('a', 'b').required(),
  text: Joi.string(),
});
const list = Joi.array().items(item);
const page = Joi.object({ items: list, total: Joi.number().required() });

function check(schema: Joi.Schema, response: unknown, mode: Parameters<typeof checkResponse>[2]) {
  const reports: LeftOut[] = [];
  return { checked: checkResponse(schema, response, mode, (one) => reports.push(one)), reports };
}

describe('a response with items that break its schema', () => {
  const rows = [
    { id: 1, kind: 'a' },
    { id: 2, kind: 'nonsense' },
    { id: 3, kind: 'b' },
    { id: 4, kind: 5 },
  ];

  it('is sent without them, each reported', () => {
    const { checked, reports } = check(list, rows, 'lenient');
    expect(checked).toEqual([rows[0], rows[2]]);
    expect(reports.map(({ item, id }) => [item, id])).toEqual([
      ['1', 2],
      ['3', 4],
    ]);
    expect(reports[0]).toMatchObject({ errorId: expect.stringMatching(/^[0-9a-f-]{36}$/), rule: expect.any(String) });
  });

  it('is sent without them inside a page, which stays what it was', () => {
    const response = { items: rows, total: 4 };
    expect(check(page, response, 'lenient').checked).toEqual({ items: [rows[0], rows[2]], total: 4 });
    expect(response.items).toHaveLength(4);
  });

  it('throws when our own mistakes are looked for', () => {
    expect(() => check(list, rows, 'strict')).toThrow(/nonsense|must be one of/);
  });

  it('is sent as it is when the check is off', () => {
    expect(check(list, rows, 'off')).toEqual({ checked: rows, reports: [] });
  });
});

it('an empty text is never wrong', () => {
  expect(check(item, { id: 1, kind: 'a', text: '' }, 'strict').checked).toEqual({ id: 1, kind: 'a', text: '' });
});

it('a value that is no item is reported and sent', () => {
  const { checked, reports } = check(page, { items: [], total: 'many' }, 'lenient');
  expect(checked).toEqual({ items: [], total: 'many' });
  expect(reports).toHaveLength(1);
});
