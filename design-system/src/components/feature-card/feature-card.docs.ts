import type { ComponentDocs } from '../../docs/component-docs';

export const featureCardDocs: ComponentDocs = {
  purpose: 'One thing the product does, or one step of a few.',
  use: ['Rows of three or four on the home page and how it works.'],
  avoid: [
    ['It leads to a page', 'ContentCard'],
    ['A person says it', 'TestimonialCard'],
  ],
  content: ['Two or three words, then one or two sentences.'],
  screenReader: ['A heading and text; the drawing or number is decoration: an ordered list counts the steps.'],
};
