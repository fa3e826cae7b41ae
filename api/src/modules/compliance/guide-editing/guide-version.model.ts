import { Model, type RelationMappings } from 'objection';
import type { GuideContent } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import { readContent } from './guide-content';

/** What a version changed for the public: nothing, the content, or that the guide is withdrawn. */
export type GuideVersionStatus = 'draft' | 'published' | 'withdrawn';

/** What a guide said when it was saved. Versions are never changed. */
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
  /** What changed, in the editor's words. */
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
