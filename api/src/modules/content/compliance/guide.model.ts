import { BaseModel } from '../../../platform/database/base-model';
import type { Guide as PresentedGuide, GuideAnswer } from '../../../contract/named-types';

type Industry = PresentedGuide['industriesImpacted'][number];
type Source = PresentedGuide['sources'][number];
type Change = PresentedGuide['changes'][number];

/** Reads the items of a stored list that have their shape; no others can be shown. */
const itemsOf =
  <Item>(isItem: (item: Partial<Item>) => boolean) =>
  (stored: unknown): Item[] =>
    Array.isArray(stored) ? (stored as (Item | null)[]).filter((item): item is Item => isItem(item ?? {})) : [];

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const readIndustries = itemsOf<Industry>(
  ({ industry, explanation }) => typeof industry === 'string' && typeof explanation === 'string',
);
const readSources = itemsOf<Source>(({ name, url }) => typeof name === 'string' && typeof url === 'string');
const readChanges = itemsOf<Change>(
  ({ date, note }) => typeof note === 'string' && typeof date === 'string' && !Number.isNaN(Date.parse(date)),
);
const readAnswers = itemsOf<GuideAnswer>(
  ({ questions, answer, passages }) => typeof answer === 'string' && isTexts(questions) && isTexts(passages),
);

/** A compliance guide: its public content or, until it is published, its first draft. */
export class Guide extends BaseModel {
  static override tableName = 'compliance_guides';
  static override jsonAttributes = [
    'industriesImpacted',
    'complianceChecklist',
    'serviceTypes',
    'sources',
    'changes',
    'answers',
  ];
  static override textsAttributes = ['complianceChecklist', 'serviceTypes'];
  static override jsonReaders = {
    industriesImpacted: readIndustries,
    sources: (stored: unknown) =>
      readSources(stored).map(({ name, url, date }) => ({ name, url, date: isDay(date) ? date : null })),
    changes: readChanges,
    answers: (stored: unknown) =>
      readAnswers(stored).map(({ questions, answer, passages, appliesTo }) => ({
        ...{ questions, answer, passages },
        appliesTo: typeof appliesTo === 'string' ? appliesTo : '',
      })),
  };
  static override dateAttributes = ['lastUpdated', 'lastReviewed', 'reviewDue', 'createdAt'];
  static override booleanAttributes = ['featured', 'published'];

  declare id: number;
  declare title: string;
  declare slug: string;
  declare summary: string;
  declare industriesImpacted: PresentedGuide['industriesImpacted'];
  declare businessApplication: string;
  declare complianceChecklist: string[];
  /** Its answers, each with ways of asking and the passages that it rests on. */
  declare answers: GuideAnswer[];
  declare jurisdiction: string;
  declare serviceTypes: string[];
  /** The URL of its first source. */
  declare officialSourceUrl: string | null;
  /** Statutes, rulings and official pages that it was checked against. */
  declare sources: Source[];
  /** Changes with their dates, the newest first. */
  declare changes: Change[];
  /** Time of the last check against its sources. */
  declare lastReviewed: Date | null;
  /** Time when it is due for review. */
  declare reviewDue: Date | null;
  /** True when it is public. */
  declare published: boolean;
  /** Number of saves, which is the number of its newest version. */
  declare revision: number;
  declare featured: boolean;
  declare lastUpdated: Date;
  declare createdAt: Date;
  declare searchText: string;
}
