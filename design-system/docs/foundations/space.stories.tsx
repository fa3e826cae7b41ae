import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { sizes, spaces, type Space as Distance } from '../../src/tokens/scale';
import { Copy } from '../parts/copy';
import { Code, Document, Facts, Rules, Section } from '../parts/document';

const Bar = styled.div<{ $space: Distance }>`
  width: var(--cp-space-${({ $space }) => $space});
  height: var(--cp-space-16);
  background: var(--cp-primary);
`;

const uses: Partial<Record<Distance, string>> = {
  8: 'Between things that belong together.',
  16: 'Between fields; inside a card on a phone.',
  24: 'Inside a card; between cards.',
  40: 'Between parts of a page.',
  64: 'Between sections of a marketing page.',
};

const frames: Partial<Record<keyof typeof sizes, string>> = {
  framePage: 'A page.',
  frameReading: 'A post or a guide: about 70 characters.',
  frameForm: 'A form by itself.',
  headerHeight: 'The site’s header.',
  controlSmall: 'A small control.',
  control: 'A control.',
  controlLarge: 'A large control: at least 44 px, for thumbs.',
};

const meta = { title: 'Foundations/Space', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Space: StoryObj = {
  render: () => (
    <Document
      title="Space"
      lead="A grid of 4 pixels, with 8, 16, 24, 40 and 64 as the rhythm. White is what makes numbers readable."
    >
      <Section title="Distances">
        <Facts
          label="Distances"
          columns={['Pixels', 'Variable', '', 'For']}
          rows={spaces.map((space) => [
            space,
            <Copy key="variable" text={`var(--cp-space-${space})`}>
              --cp-space-{space}
            </Copy>,
            <Bar key="bar" $space={space} />,
            uses[space] ?? '',
          ])}
        />
      </Section>
      <Section title="Frames and controls">
        <Facts
          label="Frames and controls"
          columns={['Name', 'Size', 'For']}
          rows={Object.entries(frames).map(([name, use]) => [
            name,
            <Code key="size">{sizes[name as keyof typeof sizes]}</Code>,
            use,
          ])}
        />
      </Section>
      <Section title="Using it">
        <Rules
          dos={[
            'Set distances with Stack, Inline and Grid.',
            'Let the parent keep its children apart.',
            'Give more room around a group than inside it.',
          ]}
          donts={[
            'Margins on a component: it does not know what stands next to it.',
            'Numbers between two steps.',
            'Lines where white is enough.',
          ]}
        />
      </Section>
    </Document>
  ),
};
