import type { PersonReport as PresentedReport } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';

/** A report about a user or one of their messages, of which only the beginning is stored. */
export class PersonReport extends BaseModel {
  static override tableName = 'person_reports';
  static override dateAttributes = ['decidedAt', 'createdAt'];
  static override relationMappings = () => ({
    reporter: BaseModel.belongsTo(User, 'person_reports.reporterId'),
    reported: BaseModel.belongsTo(User, 'person_reports.reportedId'),
  });

  declare id: number;
  declare reporterId: number;
  declare reportedId: number;
  declare messageId: number | null;
  declare excerpt: string | null;
  declare reason: PresentedReport['reason'];
  declare details: string;
  declare status: PresentedReport['status'];
  declare note: string | null;
  declare decidedById: number | null;
  declare decidedAt: Date | null;
  declare createdAt: Date;
  declare reporter?: User | null;
  declare reported?: User | null;
}
