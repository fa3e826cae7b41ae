import { BaseModel } from '../../../platform/database/base-model';

/**
 * What somebody has typed into the editor and not saved yet; a `postId` from `limits.blog.draftIdsFrom` on is a new
 * post's, made up by the editor.
 */
export class Autosave extends BaseModel {
  static override tableName = 'blog_autosaves';
  static override idColumn = ['editorId', 'postId'];
  static override dateAttributes = ['savedAt'];

  declare editorId: number;
  declare postId: number;
  /** JSON text. */
  declare draft: string;
  declare savedAt: Date;
}
