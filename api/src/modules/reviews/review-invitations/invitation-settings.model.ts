import type { reviewInvitationLimits } from '../../../contract/limits/reviews';
import { BaseModel } from '../../../platform/database/base-model';

/** Days after the last message that an automatic invitation can be sent. */
export type DaysAfter = (typeof reviewInvitationLimits.daysAfter)[number];

/** Settings for automatic invitations of a professional's past clients. */
export class InvitationSettings extends BaseModel {
  static override tableName = 'review_invitation_settings';
  static override idColumn = 'userId';
  static override dateAttributes = ['automaticSince'];

  declare userId: number;
  /** Conversations that went on from here on are followed by an invitation; null when none are. */
  declare automaticSince: Date | null;
  /** Days after the last message. */
  declare daysAfter: DaysAfter;
  /** Goes with every automatic invitation; may be empty. */
  declare note: string;
}
