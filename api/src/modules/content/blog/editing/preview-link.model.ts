import { BaseModel } from '../../../../platform/database/base-model';

/** A link that shows a post to anyone who has it, published or not, until it expires or is revoked. */
export class PreviewLink extends BaseModel {
  static override tableName = 'blog_preview_links';
  static override dateAttributes = ['createdAt', 'expiresAt'];

  declare id: number;
  declare postId: number;
  /** SHA-256 of the token, which stands in the link alone. */
  declare tokenHash: string;
  declare creatorId: number | null;
  declare createdAt: Date;
  declare expiresAt: Date;
}
