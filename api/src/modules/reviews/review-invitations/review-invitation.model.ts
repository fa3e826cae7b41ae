import { BaseModel } from '../../../platform/database/base-model';

/** That a professional asked a past client for a review, which happens once. */
export class ReviewInvitation extends BaseModel {
  static override tableName = 'review_invitations';
  static override dateAttributes = ['createdAt'];
  static override booleanAttributes = ['automatic'];

  declare id: number;
  declare professionalId: number;
  declare clientId: number;
  /** Professional's message to the client; may be empty. */
  declare note: string;
  /** Sent as the professional's settings say, some days after the last message. */
  declare automatic: boolean;
  declare createdAt: Date;
}
