import { User } from '../../../../platform/auth/user.model';
import { BaseModel } from '../../../../platform/database/base-model';

/** A post as it was after one change. */
export class PostRevision extends BaseModel {
  static override tableName = 'blog_post_revisions';
  static override jsonAttributes = ['tags'];
  static override textsAttributes = ['tags'];
  static override dateAttributes = ['createdAt'];
  static override booleanAttributes = ['published'];
  static override relationMappings = () => ({ editor: BaseModel.belongsTo(User, 'blog_post_revisions.editorId') });

  declare id: number;
  declare postId: number;
  declare version: number;
  /** Null for what was there before revisions were, and for what the schedule did. */
  declare editorId: number | null;
  declare title: string;
  declare slug: string;
  declare content: string;
  declare excerpt: string;
  declare category: string;
  declare tags: string[];
  declare featuredImage: string | null;
  declare featuredImageAlt: string | null;
  declare published: boolean;
  declare createdAt: Date;
  declare editor?: User | null;
}
