import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../src/components/avatar/avatar';
import { Illustration, type Picture } from '../../src/components/illustration/illustration';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { Text } from '../../src/components/text/text';
import { Document, Facts, Rules, Section } from '../parts/document';

const found = import.meta.glob<Record<string, ReactElement>>(
  ['../../src/pictures/*.tsx', '!../../src/pictures/*.test.tsx'],
  { eager: true },
);

/** Every drawing there is, by the name of its file. */
const pictures: readonly (readonly [name: string, picture: Picture])[] = Object.entries(found).flatMap(
  ([file, exported]) =>
    Object.values(exported).map((picture) => [/([^/]+)\.tsx$/.exec(file)?.[1] ?? file, picture] as const),
);

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  align-items: center;
  margin: 0;
`;

const Ink = styled.span<{ $color: string }>`
  display: block;
  height: 56px;
  border: 2px solid var(--cp-primary);
  border-radius: var(--cp-radius-medium);
  background: ${({ $color }) => $color};
`;

const inks = [
  ['paper', 'var(--cp-bg)', 'What lies on the ground: cards, pages, bubbles.'],
  ['sky', 'var(--cp-picture-0)', 'The quiet fill.'],
  ['sun', 'var(--cp-picture-1)', 'The one thing the picture is about.'],
  ['clay', 'var(--cp-picture-5)', 'The second person, or the second thing.'],
  ['solid', 'var(--cp-primary)', 'What was said or chosen. Once in a picture.'],
  ['ground', 'var(--cp-bg-warm)', 'The warm circle below every picture.'],
] as const;

const meta = {
  title: 'Foundations/Imagery',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Imagery: StoryObj = {
  render: () => (
    <Document
      title="Imagery"
      lead="The product shows itself: results, replies, prices and people, drawn. One family, in tokens, so that both themes have it and nothing is fetched."
    >
      <Section
        title="The family"
        text="Each is imported by itself, '@counterpart/design-system/pictures/' and its name, and travels only with the page that shows it."
      >
        <Grid minimum={200} gap={24}>
          {pictures.map(([name, picture]) => (
            <Figure key={name}>
              <Illustration picture={picture} size={200} />
              <Text as="figcaption" size="small" tone="muted">
                {name}
              </Text>
            </Figure>
          ))}
        </Grid>
      </Section>
      <Section title="Inks" text="Lines are 2 px of the color of action. Teal is never used: it means verified.">
        <Grid minimum={160}>
          {inks.map(([name, color, use]) => (
            <Stack key={name} gap={8}>
              <Ink $color={color} />
              <Text weight="semibold">{name}</Text>
              <Text size="small" tone="muted">
                {use}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section title="How one is drawn">
        <Facts
          label="How one is drawn"
          columns={['Rule', 'Value']}
          rows={[
            ['Canvas', '240 by 160; what matters between 40 and 200'],
            ['Ground', 'The frame’s: one warm circle and two small ones. Drawings add none.'],
            ['Line', '2 px, round ends; 3 px for a mark on a fill; 6 px for words no one has to read'],
            ['Corners', '10 to 12 for cards, 4 to 6 for small things'],
            ['On a fill', 'figure and over: as dark in both themes'],
            ['Size', 'At most 1.5 KB (brotli); most are a quarter of that'],
          ]}
        />
      </Section>
      <Section title="Sizes" text="240 for a page, 168 where a place is compact, 120 beside a form.">
        <Inline gap={24} align="end">
          {[240, 168, 120].map((size) => (
            <div key={size} style={{ width: size }}>
              {pictures[0] && <Illustration picture={pictures[0][1]} size={size} />}
            </div>
          ))}
        </Inline>
      </Section>
      <Section
        title="People"
        text="Drawn portraits or initials on one of six grounds, never two alike side by side. Nothing pretends to be a photo of someone."
      >
        <Inline gap={12}>
          {['June Castle', 'Marcus Webb', 'Priya Nair', 'Tom Okafor', 'Lena Ruiz', 'Sam Doyle'].map((name, index) => (
            <Avatar key={name} name={name} id={index} />
          ))}
        </Inline>
      </Section>
      <Rules
        dos={[
          'One picture a screen, above the words that say the same.',
          'Draw what the place holds: cards, bubbles, reviews.',
          'Leave it out where several empty places stand together.',
        ]}
        donts={[
          'Photos of people, or of anything that we did not take.',
          'Words, logos or flags of countries in a drawing.',
          'Gradients, shadows, or a color that is no token.',
        ]}
      />
    </Document>
  ),
};
