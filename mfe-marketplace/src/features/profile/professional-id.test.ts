import { expect, it } from 'vitest';
import { professionalId } from './use-professional';

it('reads whole numbers', () => expect(professionalId('12')).toBe(12));

it.each([undefined, '', 'maria', '1.5', '-3', '1e3', ' 4', '99999999999999999999'])('refuses %j', (text) =>
  expect(professionalId(text)).toBeNull(),
);
