import { expect, test } from 'vitest';
import { newUuid } from './new-uuid';

test('is a UUID of version 4, new each time', () => {
  const ids = Array.from({ length: 50 }, newUuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
