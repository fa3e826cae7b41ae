import { BaseModel } from '../../../../platform/database/base-model';

/** An uploaded image; which posts show it stands in their text. */
export class BlogImage extends BaseModel {
  static override tableName = 'blog_images';
  static override dateAttributes = ['createdAt'];

  declare id: number;
  /** Its name in the file store and in its URL. */
  declare fileId: string;
  declare uploaderId: number | null;
  declare width: number;
  declare height: number;
  declare bytes: number;
  declare createdAt: Date;
}
