import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { billing, featuredDays, invoice, quote } from '../../../testing/billing';
import { user } from '../../../testing/people';
import { SettingsPage } from '../settings-page';

const meta = {
  title: 'Product/Settings/Billing',
  component: SettingsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;
export default meta;

const shown = (responses: Record<string, unknown> = {}, search = ''): StoryObj =>
  pageStory(SettingsPage, {
    at: `/profile?tab=billing${search}`,
    user: user({ userType: 'accountant' }),
    responses: {
      'GET /api/billing': billing(),
      'GET /api/billing/invoices': [invoice(), invoice({ number: 4, label: 'CP-000004', status: 'refunded' })],
      'GET /api/billing/quotes/premium/monthly': quote(),
      'GET /api/featured-days': featuredDays(),
      ...responses,
    },
  });

export const Active: StoryObj = {
  ...shown(),
  play: async ({ canvas }) => {
    await canvas.findByText('Renews on May 1, 2027 for $29.00 a month.');
    await canvas.findByRole('link', { name: 'View invoice CP-000012' });
  },
};

export const Starter: StoryObj = {
  ...shown({
    'GET /api/billing': billing({
      ...{ plan: 'starter', status: null, interval: null, periodEnd: null, next: null, card: null },
      ...{ trialAvailable: true, can: { cancel: false, resume: false } },
    }),
    'GET /api/billing/invoices': [],
    'GET /api/featured-days': featuredDays({ plan: 'starter', days: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your 7-day free trial is waiting. No credit card needed.');
    await canvas.findByText('No invoices yet.');
  },
};

export const ConfirmingAnUpgrade: StoryObj = {
  ...shown({}, '&plan=premium'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $15.00' });
  },
};

export const PastDue: StoryObj = {
  ...shown({
    'GET /api/billing': billing({
      status: 'past_due',
      openInvoice: { number: 13, totalCents: 2900 },
      failure: 'The card has expired. Please choose another payment method.',
      next: {
        kind: 'retries',
        at: '2027-05-04T00:00:00.000Z',
        plan: 'professional',
        interval: 'monthly',
        amountCents: 2900,
      },
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay Now' });
  },
};

export const BankAsks: StoryObj = {
  ...shown({ 'GET /api/billing': billing({ waitingPayment: { id: 3, amountCents: 1500, actionUrl: null } }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Approve Payment' });
  },
};

export const ChoosingATestCard: StoryObj = {
  ...shown(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Payment Method' }));
    await canvas.findByRole('button', { name: 'Save Payment Method' });
  },
};

export const ServerDown: StoryObj = {
  ...shown({ 'GET /api/billing': new Refusal(503, 'The database is not reachable.', 'database_unavailable') }),
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load your plan');
  },
};
