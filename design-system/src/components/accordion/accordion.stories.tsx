import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion';
import { accordionDocs } from './accordion.docs';

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  tags: ['stable'],
  parameters: { guide: accordionDocs },
  args: {
    items: [
      { id: 'cost', title: 'What does it cost?', content: 'Nothing for clients. Professionals pay for a plan.' },
      { id: 'verified', title: 'What does Verified mean?', content: 'We checked the license with the state board.' },
      { id: 'commission', title: 'Do you take a commission?', content: 'Never.' },
    ],
    headingLevel: 2,
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Do you take a commission?' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

export const Single: Story = {
  args: { single: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'What does Verified mean?' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'What does it cost?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};
