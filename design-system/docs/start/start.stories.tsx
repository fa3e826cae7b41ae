import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { FeatureCard } from '../../src/components/feature-card/feature-card';
import { Illustration } from '../../src/components/illustration/illustration';
import { from, Grid } from '../../src/components/layout/layout';
import { Link } from '../../src/components/link/link';
import { Text } from '../../src/components/text/text';
import { meetingPicture } from '../../src/pictures/meeting';
import { Document, Facts, Section } from '../parts/document';
import { storyPath } from '../parts/story-path';

const meta = { title: 'Start', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Greeting = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  justify-items: center;
  align-items: center;
  padding: var(--cp-space-24);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  ${from('medium')} {
    grid-template-columns: 240px minmax(0, 1fr);
    justify-items: start;
  }
`;

const principles = [
  ['Calm', 'Generous white, few colors, one primary action a screen. A page has an order: bands, cards, what floats.'],
  ['Exact', 'Numbers line up, dates and prices are whole, words say what happened and what to do next.'],
  ['Human', 'Second person, contractions, no blame. Drawn people; nothing pretends to be a photo of anyone.'],
  ['For everyone', 'Keyboard, screen reader, phone and both themes are part of done, and every story is a test of it.'],
] as const;

const parts = [
  [
    'Foundations',
    'foundations-tokens--tokens',
    'Color, type, space, shape, motion, icons, imagery, writing, tokens as files',
  ],
  [
    'Patterns',
    'patterns-anatomy--anatomy',
    'Anatomy of what decides, search, forms, messaging, empty and loading, confirmation',
  ],
  ['Product', 'product-home--visitor', 'The areas’ own pages in their states, with a mocked API: the templates'],
  [
    'Components',
    'actions-button--playground',
    'One page a component: purpose, when and when not, states, words, keyboard, tokens',
  ],
  ['Changelog', 'changelog--changelog', 'What changed, the newest first'],
] as const;

export const Start: StoryObj = {
  render: () => (
    <Document
      title="Counterpart’s design system"
      lead="Tokens, two themes and the components that every page is made of. Closer to a good bank statement than to a landing page: calm, exact, human."
    >
      <Greeting>
        <Illustration picture={meetingPicture} />
        <Text size="large">
          A counterpart is the person on the other side of the table whom you can trust with your numbers. What is here
          is what people get: the pages import these files and no others.
        </Text>
      </Greeting>
      <Section title="How to find things">
        <Facts
          label="Parts of this Storybook"
          columns={['Part', 'What it holds']}
          rows={parts.map(([name, story, what]) => [
            <Link key={name} href={storyPath(story)} target="_top">
              {name}
            </Link>,
            what,
          ])}
        />
        <Text tone="muted">
          Press / and type a name. The toolbar has the theme (light, dark, both beside each other) and our breakpoints.
        </Text>
      </Section>
      <Section title="Principles">
        <Grid as="ul" columns={4} gap={16}>
          {principles.map(([title, text], index) => (
            <FeatureCard key={title} as="li" mark={index + 1} title={title}>
              {text}
            </FeatureCard>
          ))}
        </Grid>
      </Section>
      <Section title="From a design to a page">
        <Facts
          label="From a design to a page"
          columns={['Step', 'Where']}
          rows={[
            ['Take the tokens into Figma', 'Foundations / Tokens: one file for Tokens Studio, both themes as modes'],
            ['Look for a page like it', 'Product; take what it is made of'],
            ['Look for a component', 'Its page says when not to take it, and what instead'],
            ['Nothing fits', 'npm run new:component -- fee-notice Feedback'],
            ['See what you changed', 'npm run visual:stories -- --base main'],
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Product' })).toHaveAttribute(
      'href',
      './?path=/story/product-home--visitor',
    );
  },
};
