import { BaseModel } from '../../../platform/database/base-model';

/** An answer that administrators start from. */
export class CannedAnswer extends BaseModel {
  static override tableName = 'canned_answers';

  declare id: number;
  declare title: string;
  declare body: string;
}
