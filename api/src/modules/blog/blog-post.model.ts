import { BaseModel } from '../../platform/database/base-model';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { User } from '../../platform/auth/user.model';

/** A blog post; `content` is Markdown. */
export class BlogPost extends BaseModel {
  static override tableName = 'blog_posts';
  static override jsonAttributes = ['tags'];
  static override textsAttributes = ['tags'];
  static override dateAttributes = ['publishedAt', 'createdAt', 'updatedAt'];
  static override booleanAttributes = ['published'];
  static override relationMappings = () => ({
    author: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'blog_posts.authorId', to: 'users.id' },
    },
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
  declare author?: User | null;
  declare authorProfile?: Pick<AccountantProfile, 'listed'> | null;
}
