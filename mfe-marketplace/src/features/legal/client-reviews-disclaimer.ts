// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import { link, list, paragraph, type LegalDocument } from './legal-document';

/** The Client Reviews Disclaimer. */
export const clientReviewsDisclaimer: LegalDocument = {
  title: 'Client Reviews Disclaimer',
  lead: 'Who writes the reviews on Counterpart, what we check and what we do not.',
  sections: [
    {
      id: 'opinions',
      title: 'Reviews are opinions',
      blocks: [
        paragraph(
          'A review on a professional’s profile is the opinion of the client who wrote it. It is not a statement of Counterpart, not advice, and not a recommendation of that professional. One client’s experience does not say what yours will be.',
        ),
      ],
    },
    {
      id: 'who-may-review',
      title: 'Who may write a review',
      blocks: [
        list(
          'Only signed-in clients can review, once for each professional. Professionals cannot review, and no one can review themselves.',
          'A review has a rating from 1 to 5 and a comment of 3 to 500 characters.',
          'A review is marked “Verified client” when its client has confirmed their email address and has had a conversation on Counterpart that the professional replied to. The mark does not say that work was done or paid for.',
          'Reviews that are not marked are published too. We do not check each statement in a review.',
          'The author can edit or delete a review. An edited one shows the day of the change; what it said before is kept for our moderators.',
        ),
      ],
    },
    {
      id: 'ratings',
      title: 'How ratings are made',
      blocks: [
        paragraph(
          'The rating shown is the average of all published reviews of that professional, to one decimal, with their number beside it. A professional without reviews is shown as “New”. The order of search results weighs reviews of verified clients and how many there are, so that one review does not outrank many. The home page quotes recent reviews of four stars and up.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'No payment for reviews',
      blocks: [
        paragraph(
          'No one may pay for, trade or buy reviews. Plans and paid placement do not affect reviews: they cannot add, remove, hide or reorder them and do not change a rating. Counterpart does not write reviews.',
        ),
      ],
    },
    {
      id: 'replies-and-reports',
      title: 'Replies, reports and removal',
      blocks: [
        paragraph(
          'A professional may answer a review once, in public. Whoever believes that a review breaks our ',
          link('Terms of Service', '/terms-of-service#placement-and-reviews'),
          ' can report it: signed in with “Report” below the review, and otherwise by ',
          link('writing to us', '/contact?subject=support'),
          '. A person reads every report. We remove reviews that are unlawful, not about an own experience, abusive, bought, or that disclose private data, and tell the author why. A review is not removed because it is critical.',
        ),
      ],
    },
    {
      id: 'illustrative-content',
      title: 'Examples',
      blocks: [
        paragraph(
          'Testimonials, member quotes and success stories that are labeled “Examples” show what working through Counterpart can look like. They are examples and not reviews of real professionals. Reviews by clients are on the professionals’ profiles.',
        ),
      ],
    },
  ],
};
