// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import { link, list, paragraph, type LegalDocument } from './legal-document';

/** The Accessibility Statement. */
export const accessibilityStatement: LegalDocument = {
  title: 'Accessibility Statement',
  lead: 'Counterpart is meant to be usable by everyone, whatever device, sight, hearing or way of moving they have.',
  sections: [
    {
      id: 'our-aim',
      title: 'Our aim',
      blocks: [
        paragraph(
          'We aim for conformance with the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA, on every page of Counterpart. ',
          link('The guidelines', 'https://www.w3.org/TR/WCAG21/'),
          ' are published by the World Wide Web Consortium.',
        ),
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do for it',
      blocks: [
        list(
          'Everything works with a keyboard alone, in an order that follows the page, with a focus that can be seen.',
          'Pages have one main heading, landmarks and a link that skips to the content. Moving to another page is announced to screen readers.',
          'Form fields have labels; an error is a sentence at the field and is read out.',
          'Text has a contrast of at least 4.5 to 1 in the light and in the dark theme. Color never carries a meaning alone.',
          'Text can be enlarged to 200% and pages can be used on a screen 320 pixels wide.',
          'Motion stops for people whose device asks for less of it.',
          'Components and pages are checked with automatic tools and by hand.',
        ),
      ],
    },
    {
      id: 'known-limits',
      title: 'Known limits',
      blocks: [
        paragraph(
          'Profiles, reviews, messages and uploaded documents are written by other people and may lack structure or descriptions of pictures. Automatic checks do not find every barrier. When we learn of one, we fix it.',
        ),
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us about a barrier',
      blocks: [
        paragraph(
          'If something does not work for you, or if you need information in another form, please ',
          link('send us feedback', '/contact?subject=feedback'),
          '. Tell us the page, what you wanted to do, and the browser and aids you use. We reply within 2 business days.',
        ),
      ],
    },
  ],
};
