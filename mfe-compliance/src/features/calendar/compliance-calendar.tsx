import { calendarDayText, type ComplianceDate } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { meetingPicture } from '@counterpart/design-system/pictures/meeting';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { apiKey, Loaded, useApi, useUrlQuery } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { queryOf, readAnswers, urlOf, type CalendarAnswers } from './calendar-answers';
import { CalendarForm } from './calendar-form';
import { CalendarResult } from './calendar-result';
import { DateMarks } from './date-marks';
import { SavedBar } from './saved-bar';
import { useSavedCalendar, type SavedCalendar } from './use-saved-calendar';

interface Props {
  /** Hands a date on to a specialist: the question to begin with, and the industry if it is known. */
  readonly ask: (date: ComplianceDate, question: string, industry: string) => ReactNode;
}

const questionOf = ({ label, day, guide }: ComplianceDate): string =>
  `${label}: due ${calendarDayText(day, 'longDay')} (guide: ${guide.title}). What do I need to do?`;

/** The questions and what follows from their answers, which stand in the URL; without any there, from saved ones. */
export function ComplianceCalendar({ ask }: Props): ReactNode {
  const [search] = useSearchParams();
  const { change } = useUrlQuery();
  const saved = useSavedCalendar();
  const inUrl = readAnswers(search);
  const answers = inUrl.entity ? inUrl : (saved.answers ?? inUrl);
  const forget = () => {
    change(urlOf(answers));
    saved.forget();
  };
  return (
    <Stack gap={32}>
      <CalendarForm answers={answers} onChange={(next) => change(urlOf(next))} />
      {answers.entity ? (
        <Answered answers={answers} saved={saved} onForget={forget} ask={ask} />
      ) : saved.isLoading ? (
        <SkeletonGroup label="Loading your calendar">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      ) : (
        <EmptyState
          compact
          illustration={meetingPicture}
          title="Your dates appear here"
          description="Tell us how your business is set up, and we list the guides and dates that apply to it."
        />
      )}
    </Stack>
  );
}

interface AnsweredProps extends Props {
  readonly answers: CalendarAnswers;
  readonly saved: SavedCalendar;
  readonly onForget: () => void;
}

function Answered({ answers, saved, onForget, ask }: AnsweredProps): ReactNode {
  const query = queryOf(answers);
  const calendar = useApi('/api/compliance/calendar', { query }, { keepPreviousData: true });
  return (
    <>
      {!saved.isLoading && <SavedBar saved={saved} answers={answers} onForget={onForget} />}
      <Loaded of={calendar} name="your calendar">
        {(loaded) => (
          <CalendarResult
            calendar={loaded}
            fileHref={apiKey('/api/compliance/calendar.ics', { query })}
            actions={(date) => (
              <>
                {ask(date, questionOf(date), answers.industry)}
                {saved.answers && <DateMarks date={date} saved={saved} />}
              </>
            )}
          />
        )}
      </Loaded>
    </>
  );
}
