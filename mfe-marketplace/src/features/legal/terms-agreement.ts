// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import { link, list, paragraph, type LegalSection } from './legal-document';

/** Sections 7 to 11: conduct, content, liability, ending, law. */
export const termsSectionsOnAgreement: readonly LegalSection[] = [
  {
    id: 'conduct',
    title: 'What is not allowed',
    blocks: [
      list(
        'Unlawful, deceptive, threatening or hateful content, and content that breaks someone’s rights.',
        'Pretending to be someone else, or to hold a license that you do not hold.',
        'Advertising or other unasked-for messages, and writing to people in bulk.',
        'Collecting data from Counterpart with programs, beyond what search engines do by the rules we publish.',
        'Breaking into accounts or systems, testing their security without our written consent, overloading them, or spreading malicious software.',
        'Getting around limits, blocks or decisions of our moderation.',
      ),
    ],
  },
  {
    id: 'content',
    title: 'Your content and ours',
    blocks: [
      paragraph(
        'What you write and upload stays yours. You allow Counterpart to store it, show it and adapt its format as far as the service needs it, for as long as it is on Counterpart. You confirm that you may give it to us. We may remove what breaks these terms or the law.',
      ),
      paragraph(
        'The website, its texts, its design and its software belong to Counterpart or its licensors. You may use them to use the service. Guides and posts may be quoted with their source.',
      ),
    ],
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    blocks: [
      paragraph(
        'Counterpart is provided as it is. We work to keep it available and correct, and cannot promise that it always will be, that a professional’s details or a client’s statements are true, or that you will find or win anyone.',
      ),
      paragraph(
        'As far as the law allows, Counterpart is not liable for the work, advice or conduct of a professional, for the conduct of a client, for decisions made on the basis of guides, posts or answers of the Compliance Center, or for indirect damage such as lost profit. ' +
          'Nothing here limits liability that the law does not allow to be limited, such as for intent.',
      ),
      paragraph('If a claim against Counterpart arises because you broke these terms, you bear its reasonable cost.'),
    ],
  },
  {
    id: 'ending',
    title: 'Suspension and ending',
    blocks: [
      paragraph(
        'You may stop using Counterpart and delete your account whenever you like. We may suspend or end an account that breaks these terms, harms others or puts the service at risk. We say why, unless the law or someone’s safety forbids it, and you may ask us to look at the decision again through the ',
        link('contact page', '/contact?subject=support'),
        '.',
      ),
    ],
  },
  {
    id: 'law-changes-contact',
    title: 'Law, changes and contact',
    blocks: [
      paragraph(
        'These terms follow the law of the United States and of the state in which Counterpart is established; rights that the law of your home gives you as a consumer stay with you. If one of these rules is void, the others stay.',
      ),
      paragraph(
        'We may change these terms. The new version is published here with its date. If a change matters to you, we tell you before it takes effect; whoever does not agree can delete their account. Using Counterpart after that means that you accept the change.',
      ),
      paragraph('Questions about these terms: ', link('contact page', '/contact'), '.'),
    ],
  },
];
