import type { DateRule, WeekendRule } from '../../../contract/calendar/date-rules';
import { BaseModel } from '../../../platform/database/base-model';
import type { Audience } from './audience';

/** A duty of a guide with the rule for its dates, who it applies to, and the text that sets it. */
export class GuideDate extends BaseModel {
  static override tableName = 'guide_dates';
  static override jsonAttributes = ['rule', 'audience'];
  static override dateAttributes = ['editedAt', 'removedAt'];

  declare id: number;
  declare guideId: number;
  /** Name of one that came with the product. */
  declare bundledKey: string | null;
  declare label: string;
  /** Condition that no answer decides, as it stands behind 'Only if'; empty for none. */
  declare onlyIf: string;
  declare rule: DateRule;
  declare audience: Audience;
  declare weekendRule: WeekendRule;
  declare sourceTitle: string;
  declare sourceUrl: string;
  /** Day on which it was checked against its source, 'YYYY-MM-DD'. */
  declare checkedOn: string;
  declare revision: number;
  /** Moment of an administrator's last change; null for one that is as it came with the product. */
  declare editedAt: Date | null;
  /** Moment at which an administrator took it out of all calendars. */
  declare removedAt: Date | null;
}
