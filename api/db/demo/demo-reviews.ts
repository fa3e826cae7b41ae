import { readTable } from '../../src/platform/files/read-table';

/** A review of the demo data, each written by hand for its professional. */
export interface DemoReview {
  professional: string;
  client: string;
  rating: number;
  daysAgo: number;
  /** The two had a conversation first, which makes it a review by a 'Verified client'. */
  hasMet: boolean;
  comment: string;
  reply: string | null;
}

export const demoReviews: readonly DemoReview[] = readTable(new URL('reviews.tsv', import.meta.url)).map(
  ([professional = '', client = '', rating, daysAgo, met, comment = '', reply = null]) => {
    return {
      professional,
      client,
      rating: Number(rating),
      daysAgo: Number(daysAgo),
      hasMet: met === 'met',
      comment,
      reply,
    };
  },
);
