import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { Grid, Stack } from '../../src/components/layout/layout';
import { Heading, Text } from '../../src/components/text/text';
import { Document, Facts, Rules, Section } from '../parts/document';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const files = [
  [
    'tokens.dtcg.json',
    'For Figma',
    'Format of the Design Tokens Community Group, in sets and themes as Tokens Studio reads them.',
  ],
  ['tokens.css', 'CSS', 'Every variable on :root and [data-theme], as the product has them.'],
  ['tokens.json', 'JSON', 'The palettes and scales by their names in code.'],
] as const;

export const Tokens: StoryObj = {
  render: () => (
    <Document
      title="Tokens"
      lead="Every color, size, corner and duration has one source, design-system/src/tokens. These files are written from it, and a test fails when they are behind."
    >
      <Section title="Downloads">
        <Grid as="ul" columns={3} gap={16}>
          {files.map(([name, title, text]) => (
            <Card key={name} as="li">
              <Stack gap={12} align="start">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
                <LinkButton href={`tokens/${name}`} download={name} variant="secondary" icon="download">
                  Download {name}
                </LinkButton>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="Into Figma">
        <Facts
          label="Into Figma"
          columns={['Step', 'What to do']}
          rows={[
            ['1', 'Download tokens.dtcg.json and open the Tokens Studio plugin.'],
            ['2', 'Tools, Load from file or folder, Single file; turn on the W3C DTCG format in its settings.'],
            ['3', 'Under Themes, export Light and Dark to Figma as two modes of one collection of variables.'],
            ['4', 'Do it again after a change: names stay, values follow.'],
          ]}
        />
      </Section>
      <Section title="What a name says">
        <Facts
          label="What a name says"
          columns={['In code', 'In CSS', 'In Figma']}
          rows={[
            ['palette.text2', '--cp-text-2', 'color.text2'],
            ['palette.primaryBg', '--cp-primary-bg', 'color.primaryBg'],
            ['spaces 16', '--cp-space-16', 'space.16'],
            ['radii.large', '--cp-radius-large', 'radius.large'],
            ['fontSizes.title', '--cp-font-size-title', 'fontSize.title (its largest)'],
          ]}
        />
      </Section>
      <Rules
        dos={['Name a role: primary, text2, bgWarm.', 'Change src/tokens, then npm run tokens -w design-system.']}
        donts={['Write a color, a size or a duration in a page.', 'Change the files: the next run writes over them.']}
      />
    </Document>
  ),
};
