import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../../platform/database/base-model';
import { textsColumns } from './professional-rows';
import type { FeeModel, ListingStatus, PhoneVisibility, PriceUnit, Profession } from '../../../contract/named-types';

/** The listing of a professional, with the columns derived from it (see profile-index). */
export class AccountantProfile extends BaseModel {
  static override tableName = 'accountant_profiles';
  static override modifiers = {
    professionsOnly: (query: QueryBuilder<AccountantProfile>) => void query.select('userId', 'professions'),
  };
  static override jsonAttributes = [...textsColumns];
  static override textsAttributes = this.jsonAttributes;
  static override dateAttributes = ['createdAt', 'updatedAt'];
  static override booleanAttributes = ['featured', 'verified', 'listed', 'remote', 'inPerson', 'fiduciary'];
  static override numberAttributes = ['avgRating', 'rankScore'];

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
  /** Cents, or hundredths of a percent for `assets`. */
  declare startingPriceCents: number | null;
  /** Null with a price from before there were units: it is shown to its owner only, who is asked for the unit. */
  declare priceUnit: PriceUnit | null;
  declare responseTimeHours: number | null;
  declare yearsFounded: number | null;
  declare businessName: string | null;
  declare tagline: string | null;
  declare logoUrl: string | null;
  declare website: string | null;
  declare phone: string | null;
  declare phoneVisibility: PhoneVisibility;
  /** Remote work, and work at the client's site; null when not said. */
  declare remote: boolean | null;
  declare inPerson: boolean | null;
  /** Null when not said. */
  declare feeModels: FeeModel[] | null;
  declare fiduciary: boolean | null;
  /** Outcome of the review of the listing, with what to mend. `listed` also depends on who the owner is. */
  declare listingStatus: ListingStatus;
  declare listingNotes: string[] | null;
  declare bioHash: string | null;
  declare plan: 'starter' | 'professional' | 'premium';
  declare featured: boolean;
  declare verified: boolean;
  declare listed: boolean;
  /** As it is shown, to a tenth; null without reviews. */
  declare avgRating: number | null;
  declare reviewCount: number;
  /** Score that matching uses: a Bayesian mean over reviews by verified clients. */
  declare rankScore: number;
  declare stateCode: string | null;
  declare cityKey: string | null;
  declare zip: string | null;
  declare searchText: string;
  declare nameKey: string;
  declare regionKey: string | null;
  declare languageKeys: string | null;
  declare locationLabel: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
