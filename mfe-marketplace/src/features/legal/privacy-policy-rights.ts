// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import { link, list, paragraph, terms, type LegalSection } from './legal-document';

/** Sections 8 to 14: how long, how safe, what people can ask for. */
export const privacySectionsOnRights: readonly LegalSection[] = [
  {
    id: 'how-long-we-keep-data',
    title: 'How long we keep data',
    blocks: [
      terms(
        [
          'Account and profile',
          'Until you delete your account. Your name, picture, profile, verification documents, saved professionals, quiz answers and notifications are then erased right away.',
        ],
        [
          'Messages',
          'As long as the conversation they belong to. When you delete your account, yours stay visible to the other person, under the name “Deleted user”.',
        ],
        [
          'Reviews',
          'Until their author or our moderation removes them; what an edited review said before is kept for our moderators. When you delete your account, reviews you wrote stay without your name, and reviews about you are erased.',
        ],
        [
          'Quiz answers without an account',
          'For at most one year, and no longer than until you ask us to remove them.',
        ],
        ['Emails to you', 'The record of what we sent, for 30 days.'],
        ['Invoices', 'As long as tax law asks for.'],
        [
          'Contact requests',
          'Until they are dealt with, and for at most two years afterwards, in which questions about them can come up.',
        ],
        ['Words of searches with no results', 'For 13 months, without who searched for them.'],
        ['Technical logs', 'Only as long as they are needed to run the service, protect it and look into incidents.'],
      ),
      paragraph('After that we delete data or remove everything in it that points to a person.'),
    ],
  },
  {
    id: 'security',
    title: 'How we protect data',
    blocks: [
      list(
        'Passwords are stored only as hashes that cannot be turned back.',
        'You can sign in with a passkey, or add a second step to your password. Of a passkey we store the public half, and the name you give it; your fingerprint or face never leaves your device. The key of an authenticator app is stored encrypted, and recovery codes as hashes.',
        'Changing your email address, plan, payment method or second step, a copy of your data, and deleting your account ask you to confirm that it’s you. A sign-in from a new device is mailed to you.',
        'Sessions are kept on our servers and end there as soon as you sign out; a new password ends all your other sessions.',
        'Files sent in a conversation open only for the two people in it, and verification documents only for their sender and our team.',
        'Sign-in attempts are limited, and access by administrators is recorded.',
      ),
      paragraph(
        'No system is perfectly safe. If a breach puts your data at risk, we tell you and the authorities as the law requires. If you believe that your account is in danger, change your password and ',
        link('contact us', '/contact?subject=support'),
        '.',
      ),
    ],
  },
  {
    id: 'your-choices-and-rights',
    title: 'Your choices and rights',
    blocks: [
      paragraph(
        'Depending on where you live, the law gives you some or all of these rights. We give them to everyone:',
      ),
      list(
        'To know what data we have about you, and to get a copy of it in a common format.',
        'To have wrong data corrected.',
        'To have your data deleted, except for what the law makes us keep.',
        'To object to a use of your data, or to have it restricted.',
        'To end the newsletter with one click.',
        'Not to be treated worse for using a right.',
      ),
      paragraph(
        'In ',
        link('your profile settings', '/profile?tab=security'),
        ' you change your password, see where you are logged in, download your data and delete your account at any time; your details and the emails you get are beside it. For anything else, ',
        link('write to us', '/contact'),
        '. We may ask you to show that the account is yours, and we answer within the time that the law sets. You may also complain to the data protection authority where you live.',
      ),
    ],
  },
  {
    id: 'state-privacy-rights',
    title: 'Rights under state law in the United States',
    blocks: [
      paragraph(
        'People in California and in other states with a privacy law may ask which categories of personal data we collected, from where, why, and to whom we disclosed them. Sections 2 to 5 answer this for the last 12 months. ' +
          'We do not sell or share personal data as these laws use the words, and we do not use sensitive personal data to infer anything about a person.',
      ),
      paragraph(
        'You may let an authorized agent ask for you. If we refuse a request, you may ask us to look at it again; someone else then decides.',
      ),
    ],
  },
  {
    id: 'international-use',
    title: 'Use from other countries',
    blocks: [
      paragraph(
        'Counterpart is made for clients and professionals in the United States, and data is processed there. If you use Counterpart from another country, your data is transferred to the United States, whose law may protect it differently. ' +
          'Where the law asks for it, we use contracts that oblige the receiver to protect the data.',
      ),
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      paragraph(
        'Counterpart is not meant for children, and we do not knowingly serve or collect data from anyone under 16. If you believe that a child has given us data, ',
        link('tell us', '/contact?subject=support'),
        ' and we delete it.',
      ),
    ],
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and how to reach us',
    blocks: [
      paragraph(
        'When we change this policy, we put the new version here with its date. If a change matters to you, we also tell you by email or in the product before it takes effect. The version of the terms that you accepted, and when, is stored with your account.',
      ),
      paragraph(
        'Questions and requests about your data: ',
        link('contact page', '/contact'),
        '. Please choose “General Inquiry” and say that it is about privacy.',
      ),
    ],
  },
];
