import { calendarDayText, weekendRules, type ComplianceDate } from '@counterpart/api/contract';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Dates = styled.ol`
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
`;

const Row = styled.li`
  display: grid;
  gap: var(--cp-space-8) var(--cp-space-20);
  padding: var(--cp-space-16);

  & + & {
    border-block-start: 1px solid var(--cp-border);
  }
  ${from('medium')} {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthText = (day: string): string => calendarDayText(day, 'longDay').replace(/ \d+,/, '');

interface Props {
  readonly dates: readonly ComplianceDate[];
  /** Renders buttons for a date. */
  readonly actions: (date: ComplianceDate) => ReactNode;
}

/** Dates by month, the earliest first. */
export function DateList({ dates, actions }: Props): ReactNode {
  const months = [...new Set(dates.map(({ day }) => day.slice(0, 7)))];
  return (
    <Stack gap={24}>
      {months.map((month) => (
        <Stack key={month} gap={12}>
          <Heading level={3} size="large">
            {monthText(`${month}-01`)}
          </Heading>
          <Dates>
            {dates
              .filter(({ day }) => day.startsWith(month))
              .map((date) => (
                <DateRow key={date.key} date={date}>
                  {actions(date)}
                </DateRow>
              ))}
          </Dates>
        </Stack>
      ))}
    </Stack>
  );
}

/** Says where a date that has moved came from, or how it moves. */
const weekendText = ({ day, setOn, weekendRule }: ComplianceDate): string =>
  day === setOn ? weekendRules[weekendRule] : `Moved from ${calendarDayText(setOn)}. ${weekendRules[weekendRule]}`;

function DateRow({ date, children }: { readonly date: ComplianceDate; readonly children: ReactNode }): ReactNode {
  const { day, label, onlyIf, reason, guide, sourceTitle, sourceUrl, checkedOn } = date;
  return (
    <Row>
      <Stack gap={0}>
        <Text as="time" dateTime={day} weight="semibold" tabular>
          {calendarDayText(day)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {weekdays[new Date(day).getUTCDay()]}
        </Text>
      </Stack>
      <Stack gap={4}>
        <Text weight="semibold">{label}</Text>
        <Text size="small" tone="muted">
          {`${reason}${onlyIf && ` Only if ${onlyIf}.`}`}
        </Text>
        <Text size="small" tone="muted">
          {weekendText(date)}
        </Text>
        <Text size="small" tone="muted">
          <Link href={`/compliance/${guide.slug}`}>{guide.title}</Link>
          {' · Source: '}
          <Link href={sourceUrl} target="_blank">
            {sourceTitle}
          </Link>
          <span>{` · Checked on ${calendarDayText(checkedOn)}`}</span>
        </Text>
      </Stack>
      <Inline gap={8}>{children}</Inline>
    </Row>
  );
}
