import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';

/** That a user does not want to hear from another. */
export class Block extends BaseModel {
  static override tableName = 'user_blocks';
  static override idColumn = ['blockerId', 'blockedId'];
  static override dateAttributes = ['createdAt'];
  static override relationMappings = () => ({ blocked: BaseModel.belongsTo(User, 'user_blocks.blockedId') });

  declare blockerId: number;
  declare blockedId: number;
  declare createdAt: Date;
  declare blocked?: User | null;
}
