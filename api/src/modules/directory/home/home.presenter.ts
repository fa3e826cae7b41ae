import { fullName } from '../../../contract/full-name';
import type { HomeReview } from '../../../contract/named-types';
import { firstCharacter } from '../../../contract/whole-characters';

/** A review with the names of its author and its professional, as the service reads them. */
export interface HomeReviewRow {
  readonly id: number;
  readonly clientId: number;
  readonly rating: number;
  readonly comment: string;
  readonly clientFirst: string;
  readonly clientLast: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A review for the home page: its author by first name and initial. */
export function presentHomeReview({
  id,
  rating,
  comment,
  clientFirst,
  clientLast,
  ...professional
}: HomeReviewRow): HomeReview {
  return {
    id,
    rating,
    comment,
    author: [clientFirst, clientLast && `${firstCharacter(clientLast)}.`].filter(Boolean).join(' '),
    professionalName: fullName(professional),
  };
}
