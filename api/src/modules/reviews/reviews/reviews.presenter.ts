import type { Review } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { toBoolean, toDate } from '../../../platform/database/base-model';
import { reviewPermissions } from './reviews.policy';

/** A review with its author, as the service reads them. */
export interface ReviewRow {
  readonly id: number;
  readonly accountantId: number;
  readonly clientId: number;
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly repliedAt: unknown;
  readonly editedAt: unknown;
  readonly createdAt: unknown;
  readonly verifiedClient: unknown;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profilePicture: string | null;
}

const momentOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : toDate(value).toISOString();

/** A review as this viewer sees it. */
export function presentReview(row: ReviewRow, viewer: User | null): Review {
  const { id, clientId, rating, comment, reply, createdAt, verifiedClient, firstName, lastName, profilePicture } = row;
  return {
    id,
    clientId,
    rating,
    comment,
    createdAt: toDate(createdAt).toISOString(),
    editedAt: momentOf(row.editedAt),
    verifiedClient: toBoolean(verifiedClient),
    reply,
    repliedAt: momentOf(row.repliedAt),
    client: firstName === null || lastName === null ? null : { firstName, lastName, profilePicture },
    permissions: reviewPermissions(viewer, row),
  };
}
