import { BaseModel } from '../../../../platform/database/base-model';

/** A step of a guide's checklist that a user has done. */
export class TickedStep extends BaseModel {
  static override tableName = 'ticked_steps';
  static override idColumn = ['userId', 'guideId', 'stepHash'];
  static override dateAttributes = ['tickedAt'];

  declare userId: number;
  declare guideId: number;
  declare stepHash: string;
  declare step: string;
  declare tickedAt: Date;
}
