import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Card } from '../../src/components/card/card';
import { Grid, Stack } from '../../src/components/layout/layout';
import { Text } from '../../src/components/text/text';
import { layers, radii } from '../../src/tokens/scale';
import { Copy } from '../parts/copy';
import { Document, Facts, Rules, Section } from '../parts/document';

type Radius = keyof typeof radii;

const Corner = styled.div<{ $radius: Radius }>`
  width: 72px;
  height: 48px;
  border: 2px solid var(--cp-primary);
  border-radius: var(--cp-radius-${({ $radius }) => $radius});
`;

const Floating = styled.div`
  padding: var(--cp-space-24);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);
`;

const corners: Record<Radius, string> = {
  small: 'Tags, checkboxes.',
  medium: 'Buttons, inputs, alerts.',
  large: 'Cards, dialogs.',
  full: 'Switches, badges, avatars.',
};
const floats: Record<keyof typeof layers, string> = {
  header: 'The header, while the page moves under it.',
  floating: 'Menus and panels of the header.',
  toast: 'The one message.',
};

const meta = {
  title: 'Foundations/Shape and elevation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const ShapeAndElevation: StoryObj = {
  name: 'Shape and elevation',
  render: () => (
    <Document
      title="Shape and elevation"
      lead="Cards have borders. There is one level of elevation, for what floats over the page and for a card that is pointed at."
    >
      <Section title="Corners">
        <Facts
          label="Corners"
          columns={['Name', 'Radius', '', 'For']}
          rows={(Object.keys(radii) as Radius[]).map((radius) => [
            radius,
            <Copy key="radius" text={`var(--cp-radius-${radius})`}>
              {radii[radius]}
            </Copy>,
            <Corner key="corner" $radius={radius} />,
            corners[radius],
          ])}
        />
      </Section>
      <Section title="On the page and over it">
        <Grid columns={2}>
          <Card>
            <Stack gap={4}>
              <Text weight="semibold">On the page</Text>
              <Text tone="muted">A card: a border, at rest no shadow.</Text>
            </Stack>
          </Card>
          <Floating data-testid="floating">
            <Stack gap={4}>
              <Text weight="semibold">Over the page</Text>
              <Text tone="muted">A menu, a dialog, a toast: border and shadow.</Text>
            </Stack>
          </Floating>
        </Grid>
      </Section>
      <Section title="Order" text="Dialogs use the browser’s top layer and need no number.">
        <Facts
          label="Order of what floats"
          columns={['Layer', 'Order', 'For']}
          rows={(Object.keys(layers) as (keyof typeof layers)[]).map((layer) => [layer, layers[layer], floats[layer]])}
        />
      </Section>
      <Section title="Using it">
        <Rules
          dos={[
            'A border for a card, a quiet ground for an area inside it.',
            'The same corner for things of the same kind.',
          ]}
          donts={['A shadow to make a card matter more.', 'Cards inside cards.']}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('floating')).boxShadow).not.toBe('none');
  },
};
