import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longNamed, maria, samuel } from '../../../.storybook/samples';
import { Grid, Stack } from '../layout/layout';
import { ProfessionalCard } from './professional-card';
import { professionalCardDocs } from './professional-card.docs';

const meta = {
  title: 'People/ProfessionalCard',
  component: ProfessionalCard,
  tags: ['stable'],
  parameters: { guide: professionalCardDocs },
  args: { kind: 'accountant', professional: maria, action: { label: 'View Profile' }, headingLevel: 2 },
} satisfies Meta<typeof ProfessionalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Maria Castellanos' })).toHaveAttribute('href', '/accountant/7');
    await expect(canvas.getByRole('link', { name: 'View Profile: Maria Castellanos' })).toBeVisible();
    await expect(canvas.getByText('+2 more')).toBeVisible();
  },
};

export const HomeGrid: Story = {
  render: (args) => (
    <Grid columns={3}>
      <ProfessionalCard {...args} />
      <ProfessionalCard
        {...args}
        kind="advisor"
        professional={samuel}
        action={{ label: 'View Details' }}
        secondaryAction={{ label: 'Contact' }}
      />
      <ProfessionalCard {...args} kind="cfo" professional={longNamed} action={{ label: 'Connect With CFO' }} />
    </Grid>
  ),
};

export const DirectoryRows: Story = {
  render: (args) => (
    <Stack>
      <ProfessionalCard {...args} layout="row" maxTags={6} />
      <ProfessionalCard
        {...args}
        layout="row"
        kind="advisor"
        professional={samuel}
        action={{ label: 'View Details' }}
        secondaryAction={{ label: 'Contact' }}
      />
      <ProfessionalCard
        {...args}
        layout="row"
        kind="cfo"
        professional={longNamed}
        action={{ label: 'Connect With CFO' }}
      />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Maria Castellanos' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Profile: Maria Castellanos' })).toHaveFocus();
  },
};
