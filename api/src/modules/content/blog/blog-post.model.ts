import { BaseModel } from '../../../platform/database/base-model';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { User } from '../../../platform/auth/user.model';

/** State of a post when it was deleted. */
export interface DeletedState {
  readonly slug: string;
  readonly published: boolean;
  /** ISO 8601. */
  readonly publishAt: string | null;
}

/** The column as it stands, or null when it holds something else. */
function readDeletedState(value: unknown): DeletedState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { slug, published, publishAt } = value as Record<string, unknown>;
  if (typeof slug !== 'string') return null;
  return { slug, published: published === true, publishAt: typeof publishAt === 'string' ? publishAt : null };
}

/** A blog post; `content` is Markdown. */
export class BlogPost extends BaseModel {
  static override tableName = 'blog_posts';
  static override jsonAttributes = ['tags', 'deletedState'];
  static override textsAttributes = ['tags'];
  static override dateAttributes = ['publishedAt', 'publishAt', 'deletedAt', 'createdAt', 'updatedAt'];
  static override booleanAttributes = ['published'];
  static override jsonReaders = { deletedState: readDeletedState };
  static override relationMappings = () => ({
    author: BaseModel.belongsTo(User, 'blog_posts.authorId'),
    authorProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: AccountantProfile,
      join: { from: 'blog_posts.authorId', to: 'accountant_profiles.userId' },
    },
  });

  declare id: number;
  declare title: string;
  declare slug: string;
  declare content: string;
  declare excerpt: string;
  declare authorId: number;
  declare featuredImage: string | null;
  declare published: boolean;
  declare publishedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare category: string;
  declare tags: string[];
  declare searchText: string;
  /** Characters of the content, where a list did not read it. */
  declare contentLength?: number;
  /** Describes the featured image to who cannot see it. */
  declare featuredImageAlt: string | null;
  /** Time when a draft publishes itself. */
  declare publishAt: Date | null;
  /** A deleted post is unpublished, has a slug that no URL can name, and can be restored for a while. */
  declare deletedAt: Date | null;
  declare deletedState: DeletedState | null;
  /** Counts the changes: a save names the version that it is based on. */
  declare version: number;
  declare author?: User | null;
  declare authorProfile?: { readonly listed: boolean; readonly professions: readonly string[] } | null;
}
