import { BaseModel } from '../../../../platform/database/base-model';

/** A slug that a published post had before: it leads to the present one. */
export class PostSlug extends BaseModel {
  static override tableName = 'blog_post_slugs';
  static override idColumn = 'slug';
  static override dateAttributes = ['createdAt'];

  declare slug: string;
  declare postId: number;
  declare createdAt: Date;
}
