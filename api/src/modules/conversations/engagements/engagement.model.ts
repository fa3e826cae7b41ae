import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import type { PriceUnit } from '../../../contract/named-types';
import { EngagementItem } from './engagement-item.model';
import type { EngagementSide, EngagementStatus } from './engagement-states';
import { Proposal } from './proposal.model';

const person = (column: string) => BaseModel.belongsTo(User, `engagements.${column}`);

/** A piece of work of a client with a professional, from the brief on. Budgets are whole dollars. */
export class Engagement extends BaseModel {
  static override tableName = 'engagements';
  static override dateAttributes = [
    'createdAt',
    'updatedAt',
    'acceptedAt',
    'startedAt',
    'doneAt',
    'endedAt',
    'removalNoticeAt',
  ];
  static override relationMappings = () => ({
    professional: person('professionalId'),
    client: person('clientId'),
    items: {
      relation: BaseModel.HasManyRelation,
      modelClass: EngagementItem,
      join: { from: 'engagements.id', to: 'engagement_items.engagementId' },
    },
    proposals: {
      relation: BaseModel.HasManyRelation,
      modelClass: Proposal,
      join: { from: 'engagements.id', to: 'proposals.engagementId' },
    },
  });

  declare id: number;
  declare clientId: number;
  declare professionalId: number;
  declare status: EngagementStatus;
  /** Unique while the work is live; null afterwards. */
  declare liveKey: string | null;
  /** Grows with each change of the brief, a proposal or the state. */
  declare version: number;
  declare title: string;
  declare need: string;
  declare dueOn: string | null;
  declare budgetFrom: number | null;
  declare budgetTo: number | null;
  declare budgetUnit: BudgetUnit | null;
  /** 'quiz', or the slug of a guide, that filled the brief at first. */
  declare prefilledFrom: string | null;
  declare createdBy: EngagementSide;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare acceptedAt: Date | null;
  declare startedAt: Date | null;
  declare doneAt: Date | null;
  declare endedAt: Date | null;
  declare endedBy: EngagementSide | null;
  declare endReason: string | null;
  /** Time when both were told that the files will be removed. */
  declare removalNoticeAt: Date | null;
  declare professional?: User;
  declare client?: User;
  declare items?: EngagementItem[];
  declare proposals?: Proposal[];
}

/** Units of a budget. */
export const budgetUnits = ['hour', 'month', 'project'] as const satisfies readonly PriceUnit[];
export type BudgetUnit = (typeof budgetUnits)[number];

/** A piece of work with both people and the documents asked for. */
export type FullEngagement = Engagement & {
  readonly professional: User;
  readonly client: User;
  readonly items: EngagementItem[];
};

/** On which side of a piece of work a user is; null for all others. */
export function sideOf(
  { professionalId, clientId }: Pick<Engagement, 'professionalId' | 'clientId'>,
  userId: number,
): EngagementSide | null {
  if (userId === professionalId) return 'professional';
  return userId === clientId ? 'client' : null;
}

/** The person on the other side. */
export const otherOf = ({ professional, client }: FullEngagement, userId: number): User =>
  userId === client.id ? professional : client;
