import Joi from 'joi';
import type { ProposalUnit } from '../../../contract/work/proposal-totals';
import { BaseModel } from '../../../platform/database/base-model';

export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'replaced', 'expired'] as const;

/** A line of a proposal; the price is in cents a unit. */
export interface ProposalLine {
  readonly title: string;
  readonly detail: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly unit: ProposalUnit;
}

const linesShape = Joi.array().items(Joi.object().unknown()).required().failover([]);

/** A proposal for a piece of work. A new one replaces the open one. */
export class Proposal extends BaseModel {
  static override tableName = 'proposals';
  static override jsonAttributes = ['lines'];
  static override jsonReaders = { lines: (stored: unknown): unknown => linesShape.validate(stored).value };
  static override dateAttributes = ['expiresAt', 'createdAt', 'decidedAt'];

  declare id: number;
  declare engagementId: number;
  declare professionalId: number;
  declare clientId: number;
  /** 1 for the first of its engagement. */
  declare number: number;
  declare status: (typeof proposalStatuses)[number];
  declare lines: ProposalLine[];
  declare startsOn: string;
  declare terms: string;
  declare validUntil: string;
  /** The end of `validUntil` on the professional's clock. */
  declare expiresAt: Date;
  declare createdAt: Date;
  declare decidedAt: Date | null;
  /** Name that the client typed to accept it, and the time zone they were in. */
  declare acceptedName: string | null;
  declare acceptedTimeZone: string | null;
  declare declineReason: string | null;
}
