// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import { link, list, paragraph, terms, type LegalSection } from './legal-document';

/** Sections 1 to 7: what is collected, from where, why, and who sees it. */
export const privacySectionsOnData: readonly LegalSection[] = [
  {
    id: 'about-this-policy',
    title: 'About this policy',
    blocks: [
      paragraph(
        'Counterpart is a marketplace on which businesses and individuals (clients) find accountants, bookkeepers, financial advisors and fractional CFOs (professionals). ' +
          'This policy applies to the Counterpart website and to everything you do there: searching, the matching quiz, your account, messages, reviews, plans, the blog and the Compliance Center.',
      ),
      paragraph(
        'Counterpart decides why and how the personal data described here is used. A professional whom you write to or hire is responsible for what they do with your data outside Counterpart; ask them for their own policy.',
      ),
      paragraph(
        'This policy is part of the agreement described in our ',
        link('Terms of Service', '/terms-of-service'),
        '.',
      ),
    ],
  },
  {
    id: 'data-we-collect',
    title: 'Data we collect',
    blocks: [
      paragraph('You can read public pages without an account. Depending on what you use, we collect:'),
      terms(
        [
          'Identity data',
          'First and last name, username, profile picture, and whether you use Counterpart as a client or as a professional.',
        ],
        ['Contact data', 'Email address, telephone number if you give one, city and state.'],
        [
          'Professional background',
          'For professionals: services, specialties, industries, client types, certifications, languages, how you charge and meet clients, license details and documents sent for verification, year of founding, pricing and bio.',
        ],
        ['Online presence', 'For professionals: business name, tagline, logo and website.'],
        [
          'Financial data',
          'Card details of professionals who buy a plan. They are entered with and kept by a payment provider; Counterpart never receives or stores a card number. Clients pay nothing and give no card.',
        ],
        ['Transaction data', 'Plans, invoices, payments and their states.'],
        [
          'Content',
          'Reviews, replies and reports, messages and the files sent with them, quiz answers, saved professionals and answers, questions and documents given to the Compliance Center, messages to our team, and your preferences. For professionals who add a calendar of theirs: its link, and when it says that they are busy, never what it is.',
        ],
        ['Marketing data', 'Whether you asked for our newsletter, and when you confirmed or ended it.'],
        [
          'Technical data',
          'IP address, browser and device type, language, the pages requested, the time, where and since when you are logged in, when your passkeys and trusted browsers were last used, and errors that occurred. While notifications are on for a device: its address at the push service of its browser’s maker, by way of which they travel encrypted.',
        ],
        [
          'Behavioral data',
          'Searches, profiles viewed, articles read, and contacts made, as far as they are needed to run the service and to count them. A count is a number of a day: no account, IP address, or cookie is kept with it. Professionals see how often they were viewed and found, and searches that found them, as far as those were made several times and in words of their own listing. When your browser sends Global Privacy Control or Do Not Track, your searches, profile views, and reads are not counted.',
        ],
      ),
      paragraph(
        'Please do not send us data about health, religion or similar private matters. If you put such data into a message or a document, you do so by your own choice.',
      ),
    ],
  },
  {
    id: 'where-data-comes-from',
    title: 'Where data comes from',
    blocks: [
      list(
        'From you: when you create an account, fill in a profile, take the quiz, write a message or a review, upload a file, buy a plan or contact us.',
        'From your browser: technical and behavioral data, when you use the website.',
        'From others: a client may mention a professional in a review; a public license register may confirm a license number that a professional has given us; the payment provider tells us whether a payment went through.',
      ),
    ],
  },
  {
    id: 'how-we-use-data',
    title: 'How we use data',
    blocks: [
      list(
        'To provide the service: your account, the directory, search, matching, messages, reviews, notifications and plans.',
        'To check applications and credentials of professionals before and after they are listed.',
        'To keep the service safe: limits on sign-in and messages, detection of misuse, handling of reports.',
        'To answer you when you contact us, and to send the emails an account needs, such as a link to a new password.',
        'To tell you by email what you have not read in the app, such as new messages and reviews, as far as you leave it switched on in your profile settings.',
        'To send the newsletter, only if you asked for it and confirmed it.',
        'To understand what works and to fix what does not, with figures that do not name anyone.',
        'To meet legal duties, such as keeping invoices.',
      ),
      paragraph(
        'Where the law asks for a legal basis, we rely on the contract with you, on our legitimate interest in a safe and working marketplace, on your consent (newsletter) and on legal duties. You can withdraw a consent at any time.',
      ),
    ],
  },
  {
    id: 'who-sees-data',
    title: 'Who sees data',
    blocks: [
      terms(
        [
          'Everyone',
          'A professional’s listing: name, picture, city and state, and the profile they wrote, with a telephone number only if they show it to everyone. Reviews, with the first name and last name of the client; the home page quotes new ones with the first name and an initial. Never an email address.',
        ],
        [
          'The other side',
          'Messages and their files are shown to the two people of a conversation. A professional can show their telephone number to clients they are in conversation with. A quiz shows your contact details to no one until you choose whom to contact.',
        ],
        [
          'Our team',
          'Administrators see what they need to run the service, handle reports and answer you. What administrators change is recorded.',
        ],
        [
          'Service providers',
          'Companies that host the service, send email, take payments or run the language model of the Compliance Center and of searches in your own words, under contract and only for us.',
        ],
        ['Authorities', 'When the law obliges us to, and only what it obliges us to.'],
        ['A successor', 'If Counterpart is sold or merged, under the same promises as in this policy.'],
      ),
      paragraph('We do not sell personal data and do not share it for advertising on other websites.'),
    ],
  },
  {
    id: 'compliance-center-tools',
    title: 'Compliance Center tools',
    blocks: [
      paragraph(
        'A question that you ask the Compliance Assistant, and a document that you give to the analyzer, are processed to produce your answer. If an outside language model is used, the question or the document is sent to its provider for that purpose. ' +
          'Text inside a document is treated as data and never as an instruction.',
      ),
      paragraph(
        'Answers and analyses that you save are kept in your account when you are signed in and in your browser when you are not; of a document, only the sentences that a saved analysis quotes are kept. Leave out names, account numbers and other personal data that the question does not need.',
      ),
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    blocks: [
      paragraph(
        'We set only what the service needs to work. There are no advertising cookies and no cookies of other companies, and nothing here follows you to other websites.',
      ),
      terms(
        [
          'Session cookie',
          'Keeps you signed in. It ends when you close your browser, and at the latest after 12 hours without use; if you chose to be remembered, after 30 days without use. Signing out removes it.',
        ],
        [
          'Device cookie',
          'A random number that lets your account recognize a browser you have signed in with, so that strangers who guess passwords cannot keep you out and you hear of sign-ins from other browsers. It is stored for a year and does not sign you in.',
        ],
        [
          'Second step cookies',
          'If you use a second step: a random number that holds your sign-in between the password and that step, for ten minutes, and, in a browser you choose to trust, one that spares you the step for 30 days. A new password ends both.',
        ],
        [
          'Version cookie',
          'A random number that keeps your browser on the same version of the website while a new one is introduced. It says nothing about you and lasts a year.',
        ],
        ['Theme choice', 'Light, dark or system, kept in your browser’s local storage under the name “theme”.'],
        [
          'Signed-in mark',
          'The number of the account that is signed in, kept in local storage so that a page that still shows another account, in a tab or from your browser’s history, is noticed. Signing out removes it.',
        ],
        [
          'Quiz and comparison',
          'Quiz answers that you have not sent, the number of your last result, that you declined the quiz, and whom you chose to compare, kept in local storage until you send or clear them. Whom you want to contact is kept in the tab while you sign in.',
        ],
        [
          'Drafts',
          'Messages you have not sent, and what you entered in a form before you had to sign in again, kept in the tab until you send them, sign out or close it.',
        ],
        [
          'Saved answers',
          'Answers and document analyses of the Compliance Center that you save without an account, kept in local storage until you remove them or sign in.',
        ],
      ),
      paragraph(
        'You can delete cookies and local storage in your browser’s settings. Without the session cookie you cannot sign in; everything public keeps working.',
      ),
    ],
  },
];
