import { BaseModel } from '../../platform/database/base-model';
import type { Guide as PresentedGuide } from '../../contract/named-types';

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

/** A compliance guide: its public content or, until it is published, its first draft. */
export class Guide extends BaseModel {
  static override tableName = 'compliance_guides';
  static override jsonAttributes = [
    'industriesImpacted',
    'complianceChecklist',
    'serviceTypes',
    'sources',
    'changes',
    'questions',
  ];
  static override textsAttributes = ['complianceChecklist', 'serviceTypes', 'questions'];
  static override jsonReaders = { industriesImpacted: readIndustries, sources: readSources, changes: readChanges };
  static override dateAttributes = ['lastUpdated', 'lastReviewed', 'reviewDue', 'createdAt'];
  static override booleanAttributes = ['featured', 'published'];

  declare id: number;
  declare title: string;
  declare slug: string;
  declare summary: string;
  declare industriesImpacted: PresentedGuide['industriesImpacted'];
  declare businessApplication: string;
  declare complianceChecklist: string[];
  /** How people ask what it answers, in their own words. */
  declare questions: string[];
  declare jurisdiction: string;
  declare serviceTypes: string[];
  /** The URL of its first source. */
  declare officialSourceUrl: string | null;
  /** Statutes, rulings and official pages that it was checked against. */
  declare sources: Source[];
  /** What changed in it and when, the newest first. */
  declare changes: Change[];
  /** When it was last checked against its sources. */
  declare lastReviewed: Date | null;
  /** When it is to be checked again. */
  declare reviewDue: Date | null;
  /** Whether it is public. */
  declare published: boolean;
  /** How many times it was saved; the number of its newest version. */
  declare revision: number;
  declare featured: boolean;
  declare lastUpdated: Date;
  declare createdAt: Date;
  declare searchText: string;
}
