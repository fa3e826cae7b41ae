import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Inline } from '../layout/layout';
import { Tooltip } from './tooltip';
import { tooltipDocs } from './tooltip.docs';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  tags: ['new'],
  parameters: { guide: tooltipDocs },
  args: { text: 'The licence was checked with the state board', children: (attributes) => <Button {...attributes}>Verified Professional</Button> },
  render: (args) => (
    <div style={{ padding: '72px 96px' }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verified Professional' });
    await expect(button).toHaveAccessibleDescription('The licence was checked with the state board');
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(button);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Places: Story = {
  render: () => (
    <Inline gap={40} style={{ padding: 72 }}>
      {(['top', 'bottom'] as const).flatMap((side) =>
        (['start', 'center', 'end'] as const).map((align) => (
          <Tooltip key={`${side}-${align}`} text={`At the ${side}, ${align}`} side={side} align={align}>
            {(attributes) => <IconButton {...attributes} label="More" title="" icon="info" variant="secondary" />}
          </Tooltip>
        )),
      )}
    </Inline>
  ),
};
