import { calendarDayText, type ComplianceDate } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { meetingPicture } from '@counterpart/design-system/pictures/meeting';
import { apiKey, Loaded, useApi, useUrlQuery } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { queryOf, readAnswers, urlOf, type CalendarAnswers } from './calendar-answers';
import { CalendarForm } from './calendar-form';
import { CalendarResult } from './calendar-result';

interface Props {
  /** Hands a date on to a specialist: the question to begin with, and the industry if it is known. */
  readonly ask: (date: ComplianceDate, question: string, industry: string) => ReactNode;
}

const questionOf = ({ label, day, guide }: ComplianceDate): string =>
  `${label}: due ${calendarDayText(day, 'longDay')} (guide: ${guide.title}). What do I need to do?`;

/** The questions and what follows from their answers, which stand in the URL. */
export function ComplianceCalendar({ ask }: Props): ReactNode {
  const [search] = useSearchParams();
  const { change } = useUrlQuery();
  const answers = readAnswers(search);
  return (
    <Stack gap={40}>
      <CalendarForm answers={answers} onChange={(next) => change(urlOf(next))} />
      {answers.entity ? (
        <Answered answers={answers} ask={ask} />
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

function Answered({ answers, ask }: Props & { readonly answers: CalendarAnswers }): ReactNode {
  const query = queryOf(answers);
  const calendar = useApi('/api/compliance/calendar', { query }, { keepPreviousData: true });
  return (
    <Loaded of={calendar} name="your calendar">
      {(loaded) => (
        <CalendarResult
          calendar={loaded}
          fileHref={apiKey('/api/compliance/calendar.ics', { query })}
          actions={(date) => ask(date, questionOf(date), answers.industry)}
        />
      )}
    </Loaded>
  );
}
