// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import { placementPromise } from '../../professionals/placement';
import { link, list, paragraph, terms, type LegalSection } from './legal-document';

/** Sections 1 to 6: what Counterpart is, accounts, clients, professionals, plans, reviews. */
export const termsSectionsOnUse: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    blocks: [
      paragraph(
        'These terms are an agreement between you and Counterpart. By creating an account or using the website you accept them, together with our ',
        link('Privacy & Cookies Policy', '/privacy-policy'),
        ' and our ',
        link('Client Reviews Disclaimer', '/client-reviews-disclaimer'),
        '. If you do not agree, do not use Counterpart. If you act for a business, you confirm that you may bind it.',
      ),
      paragraph(
        'When you create an account, the version of these terms that you accepted and the time are stored with it.',
      ),
    ],
  },
  {
    id: 'what-counterpart-is',
    title: 'What Counterpart is and what it is not',
    blocks: [
      paragraph(
        'Counterpart is a marketplace on which clients find professionals, read about them and write to them directly. The agreement for any work is between the client and the professional alone; Counterpart is no party to it and never takes a commission.',
      ),
      list(
        'Counterpart does not give accounting, tax, legal, investment or other professional advice. Guides, posts and answers of the Compliance Center are general information.',
        'Counterpart does not recommend specific professionals. Search results and matches show who fits what you asked for; the choice is yours.',
        'Counterpart does not employ professionals and does not supervise their work.',
      ),
      paragraph('Before you hire anyone, check that their license, experience and price fit what you need.'),
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    blocks: [
      list(
        'Give true details and keep them true. One person has one account.',
        'Keep your password to yourself. You answer for what is done with your account until you tell us that someone else is using it.',
        'You must be at least 16 years old, and old enough to make a contract where you live.',
        'You can delete your account at any time. Messages that you sent stay with the person who received them, under the name “Deleted user”, and reviews that you wrote stay without your name.',
      ),
    ],
  },
  {
    id: 'clients-and-professionals',
    title: 'Clients and professionals',
    blocks: [
      terms(
        [
          'Clients',
          'Use Counterpart free of charge: searching, reading profiles and reviews, the matching quiz, messages and reviews. No card is asked for.',
        ],
        [
          'Applications',
          'An application to be listed as a professional is reviewed before the listing is shown. The review may be automatic. We may ask for more information, and we may refuse or end a listing and say why.',
        ],
        [
          'Profiles',
          'A professional keeps the profile complete and true, holds every license that the offered services need, and updates material changes within 7 days, such as a license that lapsed, a new name or a service no longer offered.',
        ],
        [
          'Verified',
          'The Verified Professional badge says that we checked the license details a professional sent us, on the day we checked them; we check again, as a rule after a year. It is earned and never sold, and it is no promise about the quality of the work.',
        ],
        [
          'Contacts',
          'A professional uses what clients send only to answer them. Lists of clients may not be collected, sold or passed on.',
        ],
      ),
    ],
  },
  {
    id: 'plans-and-payments',
    title: 'Plans and payments',
    blocks: [
      paragraph(
        'Professionals choose a plan. Prices and limits are those on the ',
        link('pricing page', '/pricing'),
        ' when you choose.',
      ),
      list(
        'Starter is free. Professional and Premium are billed each month or each year, in advance, and begin with a 7-day free trial for new members, once for each account.',
        'An upgrade takes effect right away, and the difference for the rest of the period is charged in proportion.',
        'A downgrade takes effect at the next billing cycle.',
        'You can cancel at any time. The plan stays active to the end of the period that is paid for.',
        'When the monthly limit of client connections is reached, new connections wait for the next billing cycle or an upgrade. Clients can still write, and their messages are not lost.',
        'Payments are handled by a payment provider. Prices do not include taxes that the law adds to them.',
      ),
    ],
  },
  {
    id: 'placement-and-reviews',
    title: 'Placement and reviews',
    blocks: [
      paragraph(
        `${placementPromise} Paid placement does not affect reviews: not which ones are shown, not their order, not the rating.`,
      ),
      paragraph(
        'A client may review a professional once, from their own experience, and truthfully. No one may pay for a review, trade reviews, review themselves or press someone into writing, changing or removing one. More about reviews is in the ',
        link('Client Reviews Disclaimer', '/client-reviews-disclaimer'),
        '.',
      ),
    ],
  },
];
