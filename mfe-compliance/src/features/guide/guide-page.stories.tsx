import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../testing/fixtures';
import { GuidePage } from './guide-page';

const meta = {
  title: 'Product/Guide',
  component: GuidePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuidePage>;
export default meta;

const endpoint = 'GET /api/compliance/payroll-tax-deposits';
const route = { at: '/compliance/payroll-tax-deposits', path: '/compliance/:id' };

export const Guide: StoryObj = {
  ...pageStory(GuidePage, {
    ...route,
    responses: {
      [endpoint]: guide(1, {
        slug: 'payroll-tax-deposits',
        title: 'Payroll tax deposits',
        featured: true,
        summary:
          'Employers withhold income tax, Social Security and Medicare from wages, add their own share, and deposit both on a monthly or semi-weekly schedule.',
        industriesImpacted: [
          {
            industry: 'retail',
            explanation: 'Seasonal staff are employees too: their deposits count from the first pay day.',
          },
          { industry: 'hospitality', explanation: 'Reported tips are wages; the employer’s share is owed on them.' },
        ],
        complianceChecklist: [
          'Collect a W-4 from each employee.',
          'Find your deposit schedule from the look-back period.',
          'Deposit electronically by the due date.',
          'File Form 941 each quarter.',
        ],
        serviceTypes: ['payroll', 'tax'],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payroll tax deposits' });
  },
};

export const NotFound: StoryObj = {
  ...pageStory(GuidePage, {
    ...route,
    responses: { [endpoint]: new Refusal(404, 'There is no such guide.', 'guide_not_found') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Compliance guide not found/);
  },
};
