import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import { ReviewVersion } from './review-version.model';

/** Client's review of a professional; one per pair. A hidden one is retained, but neither shown nor counted. */
export class Review extends BaseModel {
  static override tableName = 'reviews';
  static override dateAttributes = ['repliedAt', 'editedAt', 'hiddenAt', 'createdAt'];
  static override relationMappings = () => ({
    client: BaseModel.belongsTo(User, 'reviews.clientId'),
    professional: BaseModel.belongsTo(User, 'reviews.accountantId'),
    versions: {
      relation: BaseModel.HasManyRelation,
      modelClass: ReviewVersion,
      join: { from: 'reviews.id', to: 'review_versions.reviewId' },
    },
  });

  declare id: number;
  declare accountantId: number;
  declare clientId: number;
  declare rating: number;
  declare comment: string;
  declare reply: string | null;
  declare repliedAt: Date | null;
  declare editedAt: Date | null;
  declare hiddenAt: Date | null;
  declare hiddenReason: string | null;
  declare createdAt: Date;
  declare client?: User | null;
  declare professional?: User | null;
  /** Earlier versions, when they were read with the review. */
  declare versions?: ReviewVersion[];
}
