import { BaseModel } from '../../platform/database/base-model';
import type { Guide as PresentedGuide } from '../../contract/named-types';

type Industry = PresentedGuide['industriesImpacted'][number];

const isIndustry = (item: Partial<Industry> | null): item is Industry =>
  typeof item?.industry === 'string' && typeof item.explanation === 'string';
const readIndustries = (stored: unknown): Industry[] =>
  Array.isArray(stored) ? (stored as (Partial<Industry> | null)[]).filter(isIndustry) : [];

/** A compliance guide. */
export class Guide extends BaseModel {
  static override tableName = 'compliance_guides';
  static override jsonAttributes = ['industriesImpacted', 'complianceChecklist', 'serviceTypes'];
  static override textsAttributes = ['complianceChecklist', 'serviceTypes'];
  static override jsonReaders = { industriesImpacted: readIndustries };
  static override dateAttributes = ['lastUpdated', 'createdAt'];
  static override booleanAttributes = ['featured'];

  declare id: number;
  declare title: string;
  declare slug: string;
  declare summary: string;
  declare industriesImpacted: PresentedGuide['industriesImpacted'];
  declare businessApplication: string;
  declare complianceChecklist: string[];
  declare jurisdiction: string;
  declare serviceTypes: string[];
  declare officialSourceUrl: string | null;
  declare featured: boolean;
  declare lastUpdated: Date;
  declare createdAt: Date;
  declare searchText: string;
}
