import { BaseModel } from '../../../platform/database/base-model';

/** A day on which a professional is featured, as they chose it. */
export class FeaturedDay extends BaseModel {
  static override tableName = 'featured_days';
  static override idColumn = ['userId', 'day'];

  declare userId: number;
  /** '2026-11-24', on the site's clock. */
  declare day: string;
}
