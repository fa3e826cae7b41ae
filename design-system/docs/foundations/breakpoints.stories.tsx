import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled, { css } from 'styled-components';
import { below, from } from '../../src/internal/media';
import { breakpoints, type Breakpoint } from '../../src/tokens/scale';
import { Code, Document, Facts, Rules, Section } from '../parts/document';

const names = Object.keys(breakpoints) as Breakpoint[];
const changes: Record<Breakpoint, string> = {
  small: 'Buttons stand beside each other; grids get a second column.',
  medium: 'Cards get more room inside; messages show both panes.',
  large: 'Filters move from a sheet to the side; the header shows its links.',
  wide: 'The page is as wide as it gets; the rest is margin.',
};

/** Shown from one breakpoint on and hidden from the next. */
const Now = styled.strong<{ $from: Breakpoint | undefined; $below: Breakpoint | undefined }>`
  ${({ $from }) =>
    $from &&
    css`
      ${below($from)} {
        display: none;
      }
    `}
  ${({ $below }) =>
    $below &&
    css`
      ${from($below)} {
        display: none;
      }
    `}
`;

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Breakpoints: StoryObj = {
  render: () => (
    <Document
      title="Breakpoints"
      lead="Everything is built for 390 pixels first and gets more room from there. The toolbar’s viewports are these widths."
    >
      <Section
        title="Widths"
        text={
          <span data-testid="now">
            This window is{' '}
            {['narrow' as const, ...names].map((name, index) => (
              <Now key={name} $from={name === 'narrow' ? undefined : name} $below={names[index]}>
                {name}
              </Now>
            ))}
            .
          </span>
        }
      >
        <Facts
          label="Breakpoints"
          columns={['Name', 'From', 'What changes']}
          rows={names.map((name) => [name, <Code key="from">{breakpoints[name]}px</Code>, changes[name]])}
        />
      </Section>
      <Section title="Using it">
        <Rules
          dos={[
            'Grid with a minimum width: it needs no breakpoint.',
            "`from('large')` and `below('small')` of the layout entry: lint refuses a width of one’s own in `@media`.",
            'The same content at every width; only its place changes.',
            'Check 390, 768 and 1440.',
          ]}
          donts={[
            'A breakpoint of a component’s own.',
            'Hiding what people came for.',
            'Sideways scrolling of the page.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas }) => {
    const shown = [...canvas.getByTestId('now').querySelectorAll('strong')].filter(
      (name) => getComputedStyle(name).display !== 'none',
    );
    await expect(shown).toHaveLength(1);
  },
};
