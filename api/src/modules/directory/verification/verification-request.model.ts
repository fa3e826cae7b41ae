import type { QueryBuilder } from 'objection';
import type { VerificationRequest as PresentedRequest } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { VerificationDocument } from './verification-document.model';

/** A professional's request to have their license checked. The newest one of a person counts. */
export class VerificationRequest extends BaseModel {
  static override tableName = 'verification_requests';
  static override dateAttributes = ['decidedAt', 'createdAt'];
  static override relationMappings = () => ({
    professional: BaseModel.belongsTo(User, 'verification_requests.userId'),
    profile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: AccountantProfile,
      join: { from: 'verification_requests.userId', to: 'accountant_profiles.userId' },
    },
    documents: {
      relation: BaseModel.HasManyRelation,
      modelClass: VerificationDocument,
      join: { from: 'verification_requests.id', to: 'verification_documents.requestId' },
    },
    /** Requests with the same license, this one among them. */
    claims: {
      relation: BaseModel.HasManyRelation,
      modelClass: VerificationRequest,
      join: {
        from: ['verification_requests.licenceNumber', 'verification_requests.stateCode'],
        to: ['verification_requests.licenceNumber', 'verification_requests.stateCode'],
      },
    },
  });
  static override modifiers = {
    /** Those that hold or may come to hold. */
    standing: (query: QueryBuilder<VerificationRequest>) => void query.whereIn('status', ['pending', 'approved']),
  };

  declare id: number;
  declare userId: number;
  declare licenceNumber: string;
  declare issuer: string;
  declare stateCode: string;
  declare status: PresentedRequest['status'];
  declare reason: string | null;
  /** Day on which the license is to be checked again: 'YYYY-MM-DD'. */
  declare recheckOn: string | null;
  declare decidedById: number | null;
  declare decidedAt: Date | null;
  declare createdAt: Date;
  declare professional?: User | null;
  declare profile?: AccountantProfile | null;
  declare documents?: VerificationDocument[];
  declare claims?: VerificationRequest[];
}
