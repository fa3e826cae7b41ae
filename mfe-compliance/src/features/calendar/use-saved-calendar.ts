import type { CalendarFeed, ComplianceDate, MarkedDate } from '@counterpart/api/contract';
import { useAct, useApi, useSession } from '@counterpart/shell/sdk';
import { answersOf, bodyOf, type CalendarAnswers } from './calendar-answers';

const path = '/api/compliance/calendar/saved';
const feedPath = '/api/compliance/calendar/feed';

export type NewMark = MarkedDate['mark'] | 'none';

export interface SavedCalendar {
  readonly isSignedIn: boolean;
  /** True until it is known what is saved. */
  readonly isLoading: boolean;
  /** Null without saved answers. */
  readonly answers: CalendarAnswers | null;
  readonly feedCreatedAt: string | null;
  readonly pending: boolean;
  markOf(date: ComplianceDate): MarkedDate | undefined;
  mark(date: ComplianceDate, mark: NewMark): void;
  save(answers: CalendarAnswers): void;
  /** Deletes the saved answers, the marks and the feed: no more reminders. */
  forget(): void;
  /** Makes a feed. Resolves with its URL, which is shown once, and the time; null when it could not be made. */
  makeFeed(): Promise<CalendarFeed | null>;
  revokeFeed(): void;
}

/** The calendar of the signed-in person, which their other tabs may change as well. */
export function useSavedCalendar(): SavedCalendar {
  const { user } = useSession();
  const saved = useApi(path, user ? {} : null);
  const { pending, run } = useAct();
  const after = () => saved.mutate();
  const { answers, marks = [], feedCreatedAt = null } = saved.data ?? {};
  return {
    isSignedIn: user !== null,
    isLoading: user !== null && !saved.data && !saved.error,
    answers: answers ? answersOf(answers) : null,
    feedCreatedAt,
    pending,
    markOf: ({ key, setOn }) =>
      marks.find((mark) => mark.dateId === Number.parseInt(key, 10) && [setOn, 'all'].includes(mark.setOn)),
    mark: ({ key }, mark) =>
      void run((api) => api.send('put', '/api/compliance/calendar/marks/{key}', { path: { key }, body: { mark } }), {
        failed: 'The date couldn’t be marked',
        after,
      }),
    save: (next) =>
      void run((api) => api.send('put', path, { body: { answers: bodyOf(next) } }), {
        done: 'Calendar saved',
        failed: 'Your calendar couldn’t be saved',
        after,
      }),
    forget: () =>
      void run((api) => api.send('delete', path), {
        done: 'Saved calendar deleted',
        failed: 'Your calendar couldn’t be deleted',
        after,
      }),
    makeFeed: async () => {
      let feed: CalendarFeed | null = null;
      await run(
        async (api) => {
          feed = await api.send('post', feedPath);
        },
        { failed: 'The feed couldn’t be made', after },
      );
      return feed;
    },
    revokeFeed: () =>
      void run((api) => api.send('delete', feedPath), {
        done: 'Feed revoked',
        failed: 'The feed couldn’t be revoked',
        after,
      }),
  };
}
