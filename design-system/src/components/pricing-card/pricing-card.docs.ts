import type { ComponentDocs } from '../../docs/component-docs';

export const pricingCardDocs: ComponentDocs = {
  purpose: 'One plan: for whom, how much, what is in it, one button.',
  use: ['Rows of two or three plans.'],
  avoid: [['Every detail of every plan', 'ComparisonTable']],
  content: [
    'The price first, the period after it, what is billed below.',
    'What is in the plan; what is not is for the comparison.',
  ],
  strings: [
    'Most Popular',
    'per month',
    'billed annually at $290 (save $58)',
    'billed annually at $590 (save $118)',
    'Save 17%',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses the button'],
  ],
  screenReader: ['An article named after the plan.'],
};
