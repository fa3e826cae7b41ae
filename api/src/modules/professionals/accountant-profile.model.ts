import { BaseModel } from '../../platform/database/base-model';
import type { Profession } from '../../contract/named-types';

/** The listing of a professional, with the columns derived from it (see profile-index). */
export class AccountantProfile extends BaseModel {
  static override tableName = 'accountant_profiles';
  static override jsonAttributes = ['professions', 'services', 'specialties', 'industries', 'clientTypes', 'certifications', 'languages'];
  static override dateAttributes = ['createdAt', 'updatedAt'];
  static override booleanAttributes = ['featured', 'verified', 'listed'];
  static override numberAttributes = ['avgRating'];

  declare id: number;
  declare userId: number;
  declare bio: string;
  declare professions: Profession[];
  declare services: string[];
  declare specialties: string[];
  declare industries: string[];
  declare clientTypes: string[];
  declare certifications: string[];
  declare languages: string[];
  declare pricing: string;
  declare startingPriceCents: number | null;
  declare responseTimeHours: number | null;
  declare yearsFounded: number | null;
  declare businessName: string | null;
  declare tagline: string | null;
  declare logoUrl: string | null;
  declare website: string | null;
  declare plan: 'starter' | 'professional' | 'premium';
  declare featured: boolean;
  declare verified: boolean;
  declare listed: boolean;
  declare avgRating: number | null;
  declare reviewCount: number;
  declare stateCode: string | null;
  declare cityKey: string | null;
  declare zip: string | null;
  declare searchText: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}
