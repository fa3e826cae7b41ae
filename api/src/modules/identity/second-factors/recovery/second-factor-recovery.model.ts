import { BaseModel } from '../../../../platform/database/base-model';

/** A request to take the second step away from an account whose owner has lost it. */
export class SecondFactorRecovery extends BaseModel {
  static override tableName = 'second_factor_recoveries';
  static override dateAttributes = ['requestedAt', 'dueAt'];

  declare id: number;
  declare userId: number;
  declare requestedAt: Date;
  /** Time when it takes effect, unless it is called off before. */
  declare dueAt: Date;
}
