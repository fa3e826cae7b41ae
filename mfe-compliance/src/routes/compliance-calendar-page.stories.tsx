import { pageStory } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { calendar } from '../testing/fixtures';
import { ComplianceCalendarPage } from './compliance-calendar-page';

const meta = {
  title: 'Product/Compliance Calendar',
  component: ComplianceCalendarPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComplianceCalendarPage>;
export default meta;

export const Answered: StoryObj = {
  ...pageStory(ComplianceCalendarPage, {
    at: '/compliance/calendar?entity=s-corporation&employees=20',
    responses: { 'GET /api/compliance/calendar?employees=20&entity=s-corporation': calendar },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'February 2027' });
  },
};

export const Unanswered: StoryObj = {
  ...pageStory(ComplianceCalendarPage, { at: '/compliance/calendar', responses: {} }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your dates appear here');
  },
};
