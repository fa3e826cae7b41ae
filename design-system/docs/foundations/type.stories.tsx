import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../src/components/layout/layout';
import { Text } from '../../src/components/text/text';
import { font } from '../../src/theme/theme';
import { fontSizes, fontWeights, lineHeights, type FontSize, type FontWeight } from '../../src/tokens/scale';
import { Copy } from '../parts/copy';
import { Document, Facts, Rules, Section } from '../parts/document';

const uses: Record<FontSize, string> = {
  display: 'The headline of the home page, and nothing else.',
  title: 'The one heading of a page.',
  section: 'Sections of a marketing page.',
  heading: 'Sections of a page of work.',
  large: 'A card’s heading; the sentence that leads into a page.',
  body: 'Everything that is read.',
  small: 'Dates, counts, labels, help. Nothing is smaller.',
};
const order = Object.keys(uses) as FontSize[];
const weights = Object.keys(fontWeights) as FontWeight[];

const meta = { title: 'Foundations/Type', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Type: StoryObj = {
  render: () => (
    <Document
      title="Type"
      lead="One variable font, Public Sans, served by ourselves: Latin, 27 KB, fetched once for the whole product. Until it is there, Arial stands in with the same measures, so nothing moves."
    >
      <Section title="Scale" text="Seven sizes. A heading’s level is its place in the outline; its size may differ.">
        <Facts
          label="Sizes of type"
          columns={['Size', 'Specimen', 'Value', 'Line height', 'For']}
          rows={order.map((size) => [
            size,
            <Text
              as="span"
              key="specimen"
              size={size}
              weight={size === 'body' || size === 'small' ? undefined : 'semibold'}
            >
              Numbers that line up
            </Text>,
            <Copy key="value" text={`var(--cp-font-size-${size})`}>
              {fontSizes[size]}
            </Copy>,
            lineHeights[size],
            uses[size],
          ])}
        />
      </Section>
      <Section title="Weights">
        <Stack gap={4}>
          {weights.map((weight) => (
            <Text key={weight} weight={weight}>
              {weight} {fontWeights[weight]}: filed on April 15, 2026
            </Text>
          ))}
        </Stack>
      </Section>
      <Section
        title="Figures"
        text="Where figures stand below each other, in tables and columns, they have one width; in a sentence they come as they are."
      >
        <Facts
          label="Figures of one width"
          columns={['Price', 'Of one width', 'As they come']}
          rows={['$1,111.11', '$9,408.60'].map((price) => [
            price,
            <Text as="span" key="tabular" tabular>
              {price}
            </Text>,
            <span key="proportional" style={{ fontVariantNumeric: 'normal' }}>
              {price}
            </span>,
          ])}
        />
      </Section>
      <Section title="Using it">
        <Rules
          dos={['At most 70 characters a line.', 'Headings by weight and size.', 'Sentence case, as in this sentence.']}
          donts={['Headings by color.', 'CAPITALS for emphasis.', 'A second font.']}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load(`1rem '${font.family}'`);
    await expect(document.fonts.check(`1rem '${font.family}'`)).toBe(true);
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain(font.family);
  },
};
