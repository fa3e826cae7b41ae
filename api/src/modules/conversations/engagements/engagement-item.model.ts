import { BaseModel } from '../../../platform/database/base-model';
import { EngagementFile } from './engagement-file.model';

export const itemStatuses = ['open', 'received', 'accepted'] as const;

/** A document that one side of a piece of work has asked the other for. */
export class EngagementItem extends BaseModel {
  static override tableName = 'engagement_items';
  static override dateAttributes = ['createdAt', 'soonReminderAt', 'tomorrowReminderAt', 'overdueReminderAt'];
  static override relationMappings = () => ({
    files: {
      relation: BaseModel.HasManyRelation,
      modelClass: EngagementFile,
      join: { from: 'engagement_items.id', to: 'engagement_files.itemId' },
    },
  });

  declare id: number;
  declare engagementId: number;
  declare askedById: number;
  declare owedById: number;
  declare title: string;
  declare note: string;
  declare dueOn: string | null;
  declare status: (typeof itemStatuses)[number];
  /** Reason for which the side that asked gave it back. */
  declare returnedNote: string | null;
  declare createdAt: Date;
  declare soonReminderAt: Date | null;
  declare tomorrowReminderAt: Date | null;
  declare overdueReminderAt: Date | null;
  declare files?: EngagementFile[];
}
