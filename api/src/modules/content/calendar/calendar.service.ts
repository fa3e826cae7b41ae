import { DateTime } from 'luxon';
import { datesOf } from '../../../contract/calendar/date-rules';
import type { CalendarAnswers, ComplianceCalendar, ComplianceDate, NextDateList } from '../../../contract/named-types';
import { Guide } from '../compliance/guide.model';
import { reasonFor } from './audience';
import { GuideDate } from './guide-date.model';

/** Today where it is today for longest in the contiguous states: what is due today is not over yet anywhere. */
const today = (now: Date): DateTime => DateTime.fromJSDate(now, { zone: 'America/Los_Angeles' });

/** First and last day of the twelve months from now on. */
export function calendarDays(now: Date): { from: string; to: string } {
  const start = today(now);
  return { from: start.toFormat('yyyy-MM-dd'), to: start.plus({ years: 1 }).toFormat('yyyy-MM-dd') };
}

/** A date of a public guide, with what of the guide is shown beside it. */
export interface PublicDate {
  readonly date: GuideDate;
  readonly guide: ComplianceDate['guide'];
}

/** Every date of the public guides. */
export async function publicDates(): Promise<PublicDate[]> {
  const guides = await Guide.query().select('id', 'slug', 'title').where({ published: true });
  const byId = new Map(guides.map(({ id, slug, title }) => [id, { slug, title }]));
  return (await GuideDate.query().where({ removedAt: null }).orderBy('id')).flatMap((date) => {
    const guide = byId.get(date.guideId);
    return guide ? [{ date, guide }] : [];
  });
}

/** Gives what applies to a business by its answers: guides with a reason each, and dates, the earliest first. */
export function calendarOf(
  all: readonly PublicDate[],
  answers: CalendarAnswers,
  { from, to }: { readonly from: string; readonly to: string },
): ComplianceCalendar {
  if (answers.entity === '') return { from, to, guides: [], dates: [] };
  const applying = all.flatMap(({ date, guide }) => {
    const reason = reasonFor(date.audience, answers);
    return reason === null ? [] : [{ date, guide, reason }];
  });
  const guides = new Map<string, ComplianceCalendar['guides'][number]>();
  for (const { date, guide, reason } of applying) {
    const known = guides.get(guide.slug);
    if (!known || (known.onlyIf !== '' && date.onlyIf === ''))
      guides.set(guide.slug, { ...guide, reason, onlyIf: date.onlyIf });
  }
  const dates = applying.flatMap(({ date, guide, reason }) =>
    datesOf(date.rule, date.weekendRule, from, to).map(({ day, setOn }) => ({
      key: `${date.id}-${setOn}`,
      ...{ day, setOn, guide, reason },
      ...{ label: date.label, onlyIf: date.onlyIf, weekendRule: date.weekendRule },
      ...{ sourceTitle: date.sourceTitle, sourceUrl: date.sourceUrl, checkedOn: date.checkedOn },
    })),
  );
  return {
    ...{ from, to },
    guides: [...guides.values()].sort((one, other) => one.title.localeCompare(other.title)),
    dates: dates.sort((one, other) => one.day.localeCompare(other.day) || one.label.localeCompare(other.label)),
  };
}

/** The next date of each duty of a guide, for every business, the earliest first. */
export async function nextDatesOf({ id }: Guide, now: Date): Promise<NextDateList> {
  const { from, to } = calendarDays(now);
  const dates = await GuideDate.query().where({ guideId: id, removedAt: null }).orderBy('id');
  return dates
    .flatMap(({ id: dateId, label, onlyIf, rule, weekendRule }) =>
      datesOf(rule, weekendRule, from, to)
        .slice(0, 1)
        .map(({ day, setOn }) => ({ key: `${dateId}-${setOn}`, day, label, onlyIf })),
    )
    .sort((one, other) => one.day.localeCompare(other.day));
}
