import { BaseModel } from '../../../platform/database/base-model';
import type { Guide as PresentedGuide, GuideAnswer } from '../../../contract/named-types';

type Industry = PresentedGuide['industriesImpacted'][number];

const isIndustry = (item: Partial<Industry> | null): item is Industry =>
  typeof item?.industry === 'string' && typeof item.explanation === 'string';
const readIndustries = (stored: unknown): Industry[] =>
  Array.isArray(stored) ? (stored as (Partial<Industry> | null)[]).filter(isIndustry) : [];

type Source = PresentedGuide['sources'][number];
type Change = PresentedGuide['changes'][number];

const isSource = (item: Partial<Source> | null): item is Source =>
  typeof item?.name === 'string' && typeof item.url === 'string';
const readSources = (stored: unknown): Source[] =>
  Array.isArray(stored)
    ? (stored as (Partial<Source> | null)[])
        .filter(isSource)
        .map(({ name, url, date }) => ({ name, url, date: isDay(date) ? date : null }))
    : [];
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const isChange = (item: Partial<Change> | null): item is Change =>
  typeof item?.note === 'string' && typeof item.date === 'string' && !Number.isNaN(Date.parse(item.date));
const readChanges = (stored: unknown): Change[] =>
  Array.isArray(stored) ? (stored as (Partial<Change> | null)[]).filter(isChange) : [];

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isAnswer = (item: Partial<GuideAnswer> | null): item is GuideAnswer =>
  typeof item?.answer === 'string' && isTexts(item.questions) && isTexts(item.passages);
const readAnswers = (stored: unknown): GuideAnswer[] =>
  Array.isArray(stored)
    ? (stored as (Partial<GuideAnswer> | null)[])
        .filter(isAnswer)
        .map(({ questions, answer, passages, appliesTo }) => ({
          questions,
          answer,
          passages,
          appliesTo: typeof appliesTo === 'string' ? appliesTo : '',
        }))
    : [];

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
    sources: readSources,
    changes: readChanges,
    answers: readAnswers,
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
