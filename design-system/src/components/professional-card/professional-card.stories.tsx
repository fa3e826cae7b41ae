import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { longNamed, maria, samuel } from '../../../.storybook/samples';
import { Grid, Stack } from '../layout/layout';
import { ProfessionalCard } from './professional-card';

const guide: ComponentDocs = {
  purpose: 'A professional at a glance.',
  use: ['`compact` in grids on the home page; `row` in directories and search, where people compare.'],
  avoid: [['Anyone else’s profile', 'Card with Avatar']],
  content: [
    'In this order: who, trusted by what (rating, verified, response time), where, for what, from how much, one button.',
    'The whole card leads to the profile; a price names its unit: ‘From $65 / hour’.',
    'Three tags, then ‘+N’. ‘New’ instead of an empty star.',
  ],
  strings: ['View Profile', 'View Details', 'Contact', 'Connect With CFO', 'New'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Opens the profile, or does the action'],
  ],
  screenReader: ['An article; the name is its heading and its link; the button’s name says whose profile it opens.'],
};

const meta = {
  title: 'People/ProfessionalCard',
  component: ProfessionalCard,
  tags: ['stable'],
  parameters: { guide },
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
