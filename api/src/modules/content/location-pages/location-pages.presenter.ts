import type { LocationPage, LocationReview } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { toDate } from '../../../platform/database/base-model';
import { presentHomeReview } from '../../directory/home/home.presenter';
import { presentProfessional } from '../../directory/professionals/professionals.presenter';
import type { FoundLocationPage } from './location-pages.service';
import type { LocationReviewRow } from './location-reviews';

const presentReview = ({ accountantId, createdAt, ...review }: LocationReviewRow): LocationReview => ({
  ...presentHomeReview(review),
  professionalId: accountantId,
  createdAt: toDate(createdAt).toISOString(),
});

/** A page about a city as this viewer may see its people. */
export function presentLocationPage(
  { page, records, remote, reviews, reviewed }: FoundLocationPage & { readonly reviewed: ReadonlySet<number> },
  viewer: User | null,
): LocationPage {
  return {
    ...page,
    professionals: records.map((record) => presentProfessional(record, viewer, reviewed)),
    remote: remote.map((record) => presentProfessional(record, viewer, reviewed)),
    reviews: reviews.map(presentReview),
  };
}
