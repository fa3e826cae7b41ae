import type { Review } from '../../contract/named-types';
import { toBoolean, toDate } from '../../platform/database/base-model';

/** A review with its author, as the service reads them. */
export interface ReviewRow {
  readonly id: number;
  readonly clientId: number;
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly createdAt: unknown;
  readonly verifiedClient: unknown;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profilePicture: string | null;
}

/** A review as everybody sees it. */
export const presentReview = ({ id, clientId, rating, comment, reply, createdAt, verifiedClient, firstName, lastName, profilePicture }: ReviewRow): Review => ({
  id,
  clientId,
  rating,
  comment,
  createdAt: toDate(createdAt).toISOString(),
  verifiedClient: toBoolean(verifiedClient),
  reply,
  client: firstName === null || lastName === null ? null : { firstName, lastName, profilePicture },
});
