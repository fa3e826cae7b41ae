import { BaseModel } from '../../../platform/database/base-model';

/** Mailing progress of a post. */
export class Issue extends BaseModel {
  static override tableName = 'newsletter_issues';
  static override idColumn = 'postId';
  static override dateAttributes = ['createdAt', 'finishedAt'];

  declare postId: number;
  declare lastSubscriberId: number;
  declare createdAt: Date;
  declare finishedAt: Date | null;
}
