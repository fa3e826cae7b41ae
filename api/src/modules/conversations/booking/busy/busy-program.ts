import { text } from 'node:stream/consumers';
import { busyIntervals, type BusyQuestion, type Interval } from './busy-intervals';

/** Times at which the owner of a calendar is busy; null for what is no calendar. */
export type BusyMessage = readonly Interval[] | null;

/** A rule of recurrence can be endless, and without any occurrence: that ends this process and nothing else. */
const { calendar, question } = JSON.parse(await text(process.stdin)) as { calendar: string; question: BusyQuestion };

function answer(): BusyMessage {
  try {
    return busyIntervals(calendar, question);
  } catch {
    return null;
  }
}

process.stdout.write(JSON.stringify({ busy: answer() }));
