import { expect, it } from 'vitest';
import { bookingSettings } from '../../../testing/meetings';
import { toDraft, toMeetingValues, validateMeetings, type MeetingValues } from './meeting-values';

const values = (changes: Partial<MeetingValues> = {}): MeetingValues => ({
  ...toMeetingValues(bookingSettings()),
  ...changes,
});

it('takes what the server takes', () => {
  expect(validateMeetings(values())).toEqual({});
  expect(validateMeetings(values({ offered: false, location: '' }))).toEqual({});
  expect(toDraft(values({ location: ' https://video.example/a ' }))?.location).toBe('https://video.example/a');
  expect(toDraft(values())).not.toHaveProperty('isInPlan');
});

it.each<[Partial<MeetingValues>, RegExp]>([
  [{ hours: [{ day: 1, from: 600, to: 600 }] }, /end after its start/],
  [
    {
      hours: [
        { day: 1, from: 540, to: 720 },
        { day: 1, from: 700, to: 800 },
      ],
    },
    /overlap/,
  ],
  [{ bufferBefore: null }, /0 to 120 minutes/],
  [{ bufferAfter: 121 }, /0 to 120 minutes/],
  [{ noticeHours: Number.NaN }, /0 to 336 hours/],
  [{ bookableDays: 0 }, /1 to 90 days/],
  [{ mostPerDay: 21 }, /1 to 20 meetings/],
  [{ location: '' }, /https:/],
  [{ location: 'javascript:alert(1)' }, /https:/],
  [{ meetingKind: 'place', location: ' ' }, /where you meet/],
])('refuses %j with the sentence of the server', (changes, sentence) => {
  expect(Object.values(validateMeetings(values(changes)))).toEqual([expect.stringMatching(sentence)]);
  expect(toDraft(values(changes))).toBeNull();
});
