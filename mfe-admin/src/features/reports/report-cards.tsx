import { changeText, countText, durationText, type AdminReports, type ReportFigures } from '@counterpart/api/contract';
import type { IconName } from '@counterpart/design-system/icon';
import { StatCard } from '@counterpart/design-system/stat-card';
import type { ReactNode } from 'react';
import { FourCards as Cards } from '../../frame/four-cards';
import { shareText, signUps } from './report-text';

interface Figure {
  readonly label: string;
  readonly icon: IconName;
  readonly value: (figures: ReportFigures) => string;
  /** For counts, which show their change in percent; other figures show the earlier value. */
  readonly count?: (figures: ReportFigures) => number | null;
}

const figures: readonly Figure[] = [
  counted('Sign-ups', 'users', signUps),
  counted('Active professionals', 'briefcase', ({ listed }) => listed),
  counted(
    'No-result searches',
    'search',
    ({ emptySearches, emptyBlogSearches, emptyGuideSearches }) =>
      emptySearches + emptyBlogSearches + emptyGuideSearches,
  ),
  {
    // Both from the same people, so that it never exceeds 100 %: first messages per profile view could.
    label: 'Contact rate',
    icon: 'message',
    value: ({ clientsInContact, clients }) => shareText(clientsInContact, clients),
  },
  { label: 'Response rate', icon: 'check', value: ({ answered, contacts }) => shareText(answered, contacts) },
  { label: 'Response time', icon: 'clock', value: ({ responseMinutes }) => durationText(responseMinutes) },
  counted('Blog reads', 'book', ({ reads }) => reads),
  counted('Assistant questions', 'sparkle', ({ questions }) => questions),
];

function counted(label: string, icon: IconName, count: NonNullable<Figure['count']>): Figure {
  return { label, icon, count, value: (all) => countText(count(all)) };
}

/** The figures of the range, each with how it changed; null while they load. */
export function ReportCards({ reports }: { readonly reports: AdminReports | null }): ReactNode {
  return (
    <Cards>
      {figures.map(({ label, icon, value, count }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={reports && value(reports.totals)}
          hint={reports?.previousTotals && hintOf({ value, count }, reports.totals, reports.previousTotals)}
        />
      ))}
    </Cards>
  );
}

function hintOf(
  { value, count }: { readonly value: Figure['value']; readonly count: Figure['count'] },
  current: ReportFigures,
  previous: ReportFigures,
): string | null {
  if (count) return changeText(count(current), count(previous)) || null;
  if (value(previous) === '–') return null;
  return value(previous) === value(current) ? 'No change' : `From ${value(previous)}`;
}
