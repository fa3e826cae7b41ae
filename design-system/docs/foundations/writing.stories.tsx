import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Document, Facts, Rules, Section } from '../parts/document';

/** The product's exact strings, for the situations that come back. */
const strings: readonly (readonly [situation: string, words: string])[] = [
  ['Nothing matches the filters', 'No accountants found'],
  ['A count above a list', '24 professionals found'],
  ['Pages', 'Showing 6 - 10 of 23 results'],
  ['No one has written yet', 'No Conversations'],
  ['A professional without reviews', 'New'],
  ['A rating', 'Poor, Fair, Good, Very Good, Excellent'],
  ['A message went out', 'Message sent. Your message has been sent successfully.'],
  ['A message did not go out', 'Error sending message'],
  ['A link was copied', 'Link copied to clipboard!'],
  ['Saving', 'Saving...'],
  ['More than nine unread', '9+'],
];

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Writing: StoryObj = {
  render: () => (
    <Document
      title="Writing"
      lead="Plain words, second person, active. Say what happened and what to do next. Someone’s money is at stake: calm, exact, human."
    >
      <Section title="Actions" text="A button is a verb and a noun, and says what will have happened after it.">
        <Rules dos={['Delete Post', 'Find Services', 'Return to Blog']} donts={['OK', 'Submit', 'Click here']} />
      </Section>
      <Section
        title="Errors"
        text="One sentence: what is wrong and what mends it. Next to what it is about; nothing typed is lost; no one is blamed."
      >
        <Rules
          dos={[
            'Password must be at least 8 characters',
            'The server could not be reached. Check your connection and try again.',
            'Your text is still here.',
          ]}
          donts={['Invalid input', 'Oops! Something went wrong', 'You entered a wrong value']}
        />
      </Section>
      <Section title="Empty places" text="What will be here, and one way to get it.">
        <Rules
          dos={['No Conversations. Message a professional, and the conversation appears here.']}
          donts={['No data', 'Nothing to see here']}
        />
      </Section>
      <Section title="Numbers and dates" text="Exact, in figures of one width.">
        <Facts
          label="Numbers and dates"
          columns={['What', 'Written']}
          rows={[
            ['Money', '$1,204.00; whole dollars in cards: From $180'],
            ['Date', 'April 15, 2026; in lists Nov 5'],
            ['Age', '3 days ago'],
            ['Rating', '4.8 (36 reviews)'],
            ['Many', '1,204'],
          ]}
        />
      </Section>
      <Section title="The product’s words" text="These are used to the letter, here and in the product.">
        <Facts label="The product’s words" columns={['When', 'Words']} rows={strings} />
      </Section>
      <Section title="Words">
        <Rules
          dos={[
            'Professional for everyone listed; accountant, advisor or CFO for one kind.',
            'Client for who looks for one.',
            'Log in, sign up.',
          ]}
          donts={[
            'Exclamation marks of your own.',
            'Jargon without a gloss: nexus (where you owe registration).',
            'Verified as praise: it says that a license was checked.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The product’s words' })).toBeVisible();
  },
};
