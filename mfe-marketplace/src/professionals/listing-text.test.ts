import { expect, it } from 'vitest';
import { feeModelLabels, fiduciaryText, meetingText } from './listing-text';

it('formats how a professional charges', () =>
  expect(feeModelLabels(['hourly', 'assets'])).toEqual(['Hourly', 'Percentage of assets']));

it.each([
  [true, true, 'Remotely and in person'],
  [true, false, 'Remotely'],
  [null, true, 'In person'],
  [false, null, undefined],
  [null, null, undefined],
])('says where they meet: remote %j, in person %j', (remote, inPerson, text) =>
  expect(meetingText({ remote, inPerson })).toBe(text),
);

it('leaves out what is not said', () => {
  expect(fiduciaryText(null)).toBeUndefined();
  expect(fiduciaryText(true)).toBe('Acts as a fiduciary');
  expect(fiduciaryText(false)).toBe('Not a fiduciary');
});
