import { Model, type RelationMappings } from 'objection';
import type { GuideContent } from '../../../../contract/named-types';
import { User } from '../../../../platform/auth/user.model';
import { BaseModel } from '../../../../platform/database/base-model';
import { readContent } from './guide-content';

/** Effect of a version on what the public sees: none, new content, or withdrawal. */
export type GuideVersionStatus = 'draft' | 'published' | 'withdrawn';

/** Content of a guide when it was saved. Versions are never changed. */
export class GuideVersion extends BaseModel {
  static override tableName = 'guide_versions';
  static override jsonAttributes = ['content'];
  static override jsonReaders = { content: readContent };
  static override dateAttributes = ['createdAt'];
  static override numberAttributes = ['number'];

  declare id: number;
  declare guideId: number;
  /** Counts from 1 in each guide. */
  declare number: number;
  declare status: GuideVersionStatus;
  declare content: GuideContent;
  /** Summary of the change by the editor. */
  declare note: string;
  /** Null for what stood before guides had versions, and when the account is gone. */
  declare authorId: number | null;
  declare createdAt: Date;
  declare author?: User | null;

  static override get relationMappings(): RelationMappings {
    return {
      author: {
        relation: Model.BelongsToOneRelation,
        modelClass: User,
        join: { from: 'guide_versions.authorId', to: 'users.id' },
      },
    };
  }
}
