import type { ReviewReport as PresentedReport } from '../../contract/named-types';
import { BaseModel } from '../../platform/database/base-model';

/** Somebody's complaint about a review, waiting for an administrator or decided. `withdrawn` when its author deleted the review first. */
export class ReviewReport extends BaseModel {
  static override tableName = 'review_reports';
  static override dateAttributes = ['decidedAt', 'createdAt'];

  declare id: number;
  declare reviewId: number;
  declare reporterId: number;
  declare reason: PresentedReport['reason'];
  declare details: string;
  declare status: PresentedReport['status'];
  declare note: string | null;
  declare decidedById: number | null;
  declare decidedAt: Date | null;
  declare createdAt: Date;
}
