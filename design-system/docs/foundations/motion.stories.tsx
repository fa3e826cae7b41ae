import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../../src/components/button/button';
import { Stack } from '../../src/components/layout/layout';
import { motion } from '../../src/tokens/scale';
import { Copy } from '../parts/copy';
import { Code, Document, Example, Facts, Rules, Section } from '../parts/document';

/** The slowest movement of the product (specification of the compliance pages). */
const compliance = '800ms';

const Track = styled.div`
  height: var(--cp-space-24);
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg-subtle);
`;

const Block = styled.div<{ $duration: string; $moved: boolean }>`
  width: 25%;
  height: 100%;
  border-radius: inherit;
  background: var(--cp-primary);
  transform: translateX(${({ $moved }) => ($moved ? '300%' : '0')});
  transition: transform ${({ $duration }) => $duration} var(--cp-motion-ease);
`;

function Durations() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack>
      <Facts
        label="Durations"
        columns={['Name', 'Value', 'For', '']}
        rows={[
          ['fast', motion.fast, 'Answers to the pointer: hover, press, focus.', 'var(--cp-motion-fast)'],
          ['normal', motion.normal, 'Something opens, closes or moves.', 'var(--cp-motion-normal)'],
          ['compliance pages', compliance, 'Sections that rise into view on the compliance pages.', compliance],
        ].map(([name, value, use, duration = '']) => [
          name,
          <Copy key="value" text={duration}>
            {value}
          </Copy>,
          use,
          <Track key="track" style={{ minWidth: 160 }}>
            <Block $duration={duration} $moved={moved} data-testid={name} />
          </Track>,
        ])}
      />
      <div>
        <Button variant="secondary" aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move the Blocks
        </Button>
      </div>
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Motion: StoryObj = {
  render: () => (
    <Document
      title="Motion"
      lead="Short, and only opacity and small distances. It says where something came from; it never makes anyone wait."
    >
      <Section
        title="Durations"
        text={
          <>
            All of them with one curve, <Code>{motion.ease}</Code>.
          </>
        }
      >
        <Example label="Durations at work">
          <Durations />
        </Example>
      </Section>
      <Section
        title="Less motion"
        text="People who ask their system for less motion get none: one rule of the base styles ends every transition and animation, so a component cannot forget it. Turn the setting on and move the blocks again: they jump."
      >
        <Rules
          dos={[
            'Move 8 pixels or fewer.',
            'Let everything stop: the rotating headline has a pause button.',
            'Keep 800 ms for the compliance pages, and for outlines that breathe until their content is here.',
          ]}
          donts={[
            'Motion that starts by itself and does not end.',
            'Movement as the only sign that something happened.',
            'Page transitions.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move the Blocks' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const duration = getComputedStyle(canvas.getByTestId('compliance pages')).transitionDuration;
    await expect(duration).toBe(less ? '0s' : '0.8s');
  },
};
