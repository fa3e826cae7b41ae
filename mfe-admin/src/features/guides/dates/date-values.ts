import {
  calendarDayText,
  calendarOptions,
  datesOf,
  guideDateLimits,
  ruleFields,
  weekendRules,
  type GuideDateContent,
  type TaxonomyOption,
} from '@counterpart/api/contract';
import { today } from '@counterpart/shell/sdk';

type Rule = GuideDateContent['rule'];
export type RuleKind = Rule['kind'];

/** A date as its form holds it: figures and days of a year as text. */
export interface DateValues {
  readonly label: string;
  readonly onlyIf: string;
  readonly kind: RuleKind;
  readonly days: string;
  readonly plusDays: string;
  readonly month: string;
  readonly day: string;
  readonly on: string;
  readonly weekendRule: GuideDateContent['weekendRule'];
  readonly entities: readonly string[];
  readonly states: readonly string[];
  readonly minEmployees: string;
  readonly industries: readonly string[];
  readonly online: boolean;
  readonly foreign: readonly string[];
  readonly sourceTitle: string;
  readonly sourceUrl: string;
  readonly checkedOn: string;
}

export const ruleKinds: readonly { readonly value: RuleKind; readonly label: string }[] = [
  { value: 'yearly', label: 'Every year, on the same days' },
  { value: 'monthly', label: 'Every month, on a day' },
  { value: 'after-quarter', label: 'The last day of the month after each quarter' },
  { value: 'after-year', label: 'Once a year, after the fiscal year ends' },
  { value: 'once', label: 'Once' },
  { value: 'always', label: 'In force all year, without a date' },
];

const optionsOf = (options: readonly TaxonomyOption[]) => options.map(({ id, label }) => ({ value: id, label }));
const any = '0';
export const choices = {
  weekends: Object.entries(weekendRules).map(([value, label]) => ({
    value: value as DateValues['weekendRule'],
    label,
  })),
  entities: optionsOf(calendarOptions.entities),
  states: optionsOf(calendarOptions.states),
  industries: optionsOf(calendarOptions.industries),
  foreign: optionsOf(calendarOptions.foreign),
  employees: [
    { value: any, label: 'Any number of employees' },
    ...['1', '20', '50'].map((least) => ({ value: least, label: `${least} or more` })),
  ],
};

/** Fills the form with a date, or with nothing for a new one. */
export function valuesOf(content?: GuideDateContent): DateValues {
  const { rule, audience = {} } = content ?? {};
  return {
    label: content?.label ?? '',
    onlyIf: content?.onlyIf ?? '',
    kind: rule?.kind ?? 'yearly',
    days: rule?.days?.join(', ') ?? '',
    plusDays: String(rule?.plusDays ?? ''),
    month: String(rule?.month ?? ''),
    day: String(rule?.day ?? ''),
    on: rule?.on ?? '',
    weekendRule: content?.weekendRule ?? 'next-business-day',
    entities: audience.entities ?? [],
    states: audience.states ?? [],
    minEmployees: String(audience.minEmployees ?? any),
    industries: audience.industries ?? [],
    online: audience.online ?? false,
    foreign: audience.foreign ?? [],
    sourceTitle: content?.sourceTitle ?? '',
    sourceUrl: content?.sourceUrl ?? '',
    checkedOn: content?.checkedOn ?? '',
  };
}

/** The date that a form describes, with what its kind of rule needs and nothing else. */
export function contentOf(values: DateValues): GuideDateContent {
  const { kind, days, plusDays, month, day, on, minEmployees, online } = values;
  const { needed, optional = [] } = ruleFields[kind];
  const parts: Readonly<Record<string, unknown>> = {
    days: days.split(/[\s,]+/).filter(Boolean),
    ...(plusDays.trim() && { plusDays: Number(plusDays) }),
    ...{ month: Number(month), day: Number(day), on },
  };
  const named = [...needed, ...optional].filter((name) => parts[name] !== undefined);
  const listed = (['entities', 'states', 'industries', 'foreign'] as const).filter((name) => values[name].length > 0);
  return {
    label: values.label.trim(),
    onlyIf: values.onlyIf.trim(),
    rule: { kind, ...Object.fromEntries(named.map((name) => [name, parts[name]])) },
    audience: {
      ...Object.fromEntries(listed.map((name) => [name, values[name]])),
      ...(minEmployees !== any && { minEmployees: Number(minEmployees) }),
      ...(online && { online }),
    },
    weekendRule: values.weekendRule,
    sourceTitle: values.sourceTitle.trim(),
    sourceUrl: values.sourceUrl.trim(),
    checkedOn: values.checkedOn,
  };
}

const isCount = (text: string, max: number): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max;
const isDayOfYear = (text: string): boolean => {
  const [month = '', day = ''] = /^\d\d-\d\d$/.test(text) ? text.split('-') : [];
  // A leap year has every day.
  return isCount(month, 12) && isCount(day, new Date(Date.UTC(2028, Number(month), 0)).getUTCDate());
};

/** One sentence for each field that is wrong. The server checks the same. */
export function validateDate(values: DateValues) {
  const { kind, plusDays, day, month } = values;
  const { daysMax, plusDaysMax } = guideDateLimits;
  const asks = (name: string) => ruleFields[kind].needed.includes(name);
  const days = contentOf({ ...values, kind: 'yearly' }).rule.days ?? [];
  return {
    label: values.label.trim() ? undefined : 'Say what is due',
    days:
      !asks('days') ||
      (days.length > 0 && days.length <= daysMax && days.every(isDayOfYear) && new Set(days).size === days.length)
        ? undefined
        : 'Write month and day, each once, such as 04-15, 07-31',
    plusDays:
      kind !== 'yearly' || !plusDays.trim() || isCount(plusDays.trim(), plusDaysMax)
        ? undefined
        : `Choose 1 to ${plusDaysMax} days`,
    month: !asks('month') || isCount(month.trim(), 12) ? undefined : 'Choose 1 to 12',
    day: !asks('day') || isCount(day.trim(), 31) ? undefined : 'Choose 1 to 31',
    on: !asks('on') || values.on ? undefined : 'Choose the day',
    sourceTitle: values.sourceTitle.trim() ? undefined : 'Name the text that sets the date',
    sourceUrl: /^https:\/\/\S+$/.test(values.sourceUrl.trim()) ? undefined : 'The URL must start with https://',
    checkedOn:
      values.checkedOn && values.checkedOn <= today()
        ? undefined
        : 'Choose the day on which you checked it, today at the latest',
  };
}

/** The next days on which a date falls, in words. @param today 'YYYY-MM-DD' */
export function nextDays({ rule, weekendRule }: Pick<GuideDateContent, 'rule' | 'weekendRule'>, today: string): string {
  const until = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  const days = datesOf(rule as Parameters<typeof datesOf>[0], weekendRule, today, until).slice(0, 3);
  if (days.length > 0) return `Next: ${days.map(({ day }) => calendarDayText(day)).join(' · ')}`;
  return rule.kind === 'always' ? 'In force all year' : 'No day in the next two years';
}
