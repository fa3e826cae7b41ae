import {
  adjustableLimits,
  retentionBounds,
  secondStepRules,
  switchableAreas,
  type AdjustableLimit,
  type SiteSettings,
  type SwitchableArea,
} from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';
import { fromLocalField, isSkipped, skippedTime, toLocalField } from '@counterpart/shell/sdk';

type Retention = keyof typeof retentionBounds;

/** The settings as they are typed; each field has the name that the server calls it by. */
export type SettingsValues = {
  siteName: string;
  supportEmail: string;
  hasBanner: boolean;
  'banner.text': string;
  'banner.tone': NonNullable<SiteSettings['banner']>['tone'];
  'banner.link.label': string;
  'banner.link.href': string;
  /** As a `datetime-local` field: the reader's clock. */
  'banner.from': string;
  'banner.until': string;
  secondStep: SiteSettings['secondStep'];
  /** Names of links and fillers of slots, a line each. */
  'navigation.order': string;
  'navigation.hidden': string;
} & Record<`areas.${SwitchableArea}`, boolean> &
  Record<`limits.${AdjustableLimit}` | `retention.${Retention}`, number | null>;

export type SettingsField = keyof SettingsValues;

export const areaNames = Object.keys(switchableAreas) as SwitchableArea[];
export const limitNames = Object.keys(adjustableLimits) as AdjustableLimit[];
export const retentionNames = Object.keys(retentionBounds) as Retention[];

/** Labels of the fields, in the form and where two versions are compared. */
export const fieldLabels: Readonly<Record<SettingsField, string>> = {
  siteName: 'Site name',
  supportEmail: 'Support email',
  hasBanner: 'Show a banner on every page',
  'banner.text': 'Text',
  'banner.tone': 'Tone',
  'banner.link.label': 'Link text',
  'banner.link.href': 'Link address',
  'banner.from': 'Show from',
  'banner.until': 'Show until',
  'areas.messaging': 'Messaging',
  'areas.blog': 'Blog',
  'areas.compliance': 'Compliance Center',
  secondStep: 'Require a second step',
  'navigation.order': 'Order',
  'navigation.hidden': 'Hidden',
  'limits.questionsIp': 'Assistant questions from one IP address',
  'limits.questionsAccount': 'Assistant questions of one account',
  'limits.documentsIp': 'Document analyses from one IP address',
  'limits.documentsAnalyzed': 'Document analyses of one account',
  'limits.messages': 'Messages of one person',
  'limits.contactIp': 'Contact messages from one IP address',
  'retention.auditDays': 'Audit log',
  'retention.sentMailDays': 'List of sent emails',
  'retention.closedTicketDays': 'Closed contact tickets',
  'retention.quizDays': 'Quizzes taken without an account',
};

const secondStepLabels = {
  off: 'Off',
  admins: 'Administrators',
  adminsAndProfessionals: 'Administrators, and professionals with license documents',
} as const;
export const secondStepChoices = secondStepRules.map((value) => ({ value, label: secondStepLabels[value] }));

/** The names in a field of several lines, and back. */
export const namesIn = (field: string): string[] => field.split('\n').filter((name) => name !== '');
export const fieldWith = (names: readonly string[]): string => names.join('\n');

export function valuesOf(settings: SiteSettings): SettingsValues {
  const { siteName, supportEmail, banner, areas, navigation, secondStep, limits, retention } = settings;
  return {
    siteName,
    supportEmail: supportEmail ?? '',
    hasBanner: banner !== null,
    'banner.text': banner?.text ?? '',
    'banner.tone': banner?.tone ?? 'info',
    'banner.link.label': banner?.link?.label ?? '',
    'banner.link.href': banner?.link?.href ?? '',
    'banner.from': toLocalField(banner?.from),
    'banner.until': toLocalField(banner?.until),
    secondStep,
    'navigation.order': fieldWith(navigation.order),
    'navigation.hidden': fieldWith(navigation.hidden),
    ...prefixed('areas', areas),
    ...prefixed('limits', limits),
    ...prefixed('retention', retention),
  };
}

/**
 * Builds the request body. A field without a number is sent as it is: the server reports what is wrong with it.
 * @param stored settings that the fields showed first
 */
export function settingsOf(values: SettingsValues, stored?: SiteSettings): SiteSettings {
  const [label, href] = [values['banner.link.label'].trim(), values['banner.link.href'].trim()];
  return {
    siteName: values.siteName,
    supportEmail: values.supportEmail.trim() || null,
    banner: values.hasBanner
      ? {
          text: values['banner.text'],
          tone: values['banner.tone'],
          link: label || href ? { label, href } : null,
          from: fromLocalField(values['banner.from'], stored?.banner?.from),
          until: fromLocalField(values['banner.until'], stored?.banner?.until),
        }
      : null,
    areas: picked(areaNames, (name) => values[`areas.${name}`]),
    navigation: { order: namesIn(values['navigation.order']), hidden: namesIn(values['navigation.hidden']) },
    secondStep: values.secondStep,
    limits: picked(limitNames, (name) => values[`limits.${name}`] ?? Number.NaN),
    retention: picked(retentionNames, (name) => values[`retention.${name}`] ?? Number.NaN),
  };
}

/** Checks all numbers together before anything is sent; the server checks the rest. */
export function checkSettings(values: SettingsValues): FieldErrors<SettingsValues> {
  const errors: Partial<Record<SettingsField, string>> = {};
  const check = (field: `limits.${AdjustableLimit}` | `retention.${Retention}`, min: number, max: number) => {
    const value = values[field];
    if (value === null || !Number.isInteger(value) || value < min || value > max)
      errors[field] = `Enter a whole number from ${min} to ${max}.`;
  };
  for (const name of limitNames) check(`limits.${name}`, adjustableLimits[name].min, adjustableLimits[name].max);
  for (const name of retentionNames) check(`retention.${name}`, retentionBounds[name].min, retentionBounds[name].max);
  for (const field of ['banner.from', 'banner.until'] as const)
    if (values.hasBanner && isSkipped(values[field])) errors[field] = skippedTime;
  return errors;
}

/** The field that the server means with 'settings.banner.text'; null when it is none of the form's. */
export function fieldOf(path: string | null): SettingsField | null {
  const name = path?.replace(/^settings\./, '') ?? '';
  return Object.hasOwn(fieldLabels, name) ? (name as SettingsField) : null;
}

/** Finds the fields that differ, with words for both. */
export function differences(
  theirs: SettingsValues,
  mine: SettingsValues,
): readonly { readonly field: SettingsField; readonly theirs: string; readonly mine: string }[] {
  return (Object.keys(fieldLabels) as SettingsField[])
    .filter((field) => !Object.is(theirs[field], mine[field]))
    .map((field) => ({ field, theirs: shown(theirs[field], field), mine: shown(mine[field], field) }));
}

function shown(value: SettingsValues[SettingsField], field: SettingsField): string {
  if (field === 'secondStep') return secondStepChoices.find((choice) => choice.value === value)?.label ?? '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value === null || value === ''
    ? 'None'
    : String(value)
        .replace(/(\d)T(?=\d)/, '$1 ')
        .replaceAll('\n', ', ');
}

type Prefixed<Prefix extends string, Values> = {
  [Name in keyof Values & string as `${Prefix}.${Name}`]: Values[Name];
};

function prefixed<Prefix extends string, Values extends object>(prefix: Prefix, values: Values) {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [`${prefix}.${name}`, value]);
  return Object.fromEntries(entries) as Prefixed<Prefix, Values>;
}

function picked<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
