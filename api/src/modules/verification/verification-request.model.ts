import type { VerificationRequest as PresentedRequest } from '../../contract/named-types';
import { BaseModel } from '../../platform/database/base-model';

/** A professional's request to have their license checked. The newest one of a person counts. */
export class VerificationRequest extends BaseModel {
  static override tableName = 'verification_requests';
  static override dateAttributes = ['decidedAt', 'createdAt'];

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
}
