import type { SecondFactors, User } from '@counterpart/api/contract';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { user } from '../../../testing/people';
import { recoveryCodes, secondFactors } from '../../../testing/second-factors';
import { SettingsPage } from '../settings-page';

const meta = {
  title: 'Product/Settings/Second steps',
  component: SettingsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;
export default meta;

const shown = (
  factors: SecondFactors | Refusal,
  responses: Readonly<Record<string, unknown>> = {},
  person: Partial<User> = {},
): StoryObj =>
  pageStory(SettingsPage, {
    at: '/profile?tab=security&next=%2Fadmin',
    user: user(person),
    responses: {
      'GET /api/users/second-factors': factors,
      'GET /api/users/trusted-browsers': [],
      'GET /api/users/sessions': [],
      ...responses,
    },
  });

export const NothingYet: StoryObj = {
  ...shown(secondFactors({ app: null, passkeys: [], recoveryCodesLeft: 0 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Set Up App' });
  },
};

export const SetUp: StoryObj = {
  ...shown(secondFactors()),
  play: async ({ canvas }) => {
    await canvas.findByText('Work laptop');
    await canvas.findByText('None. You can trust a browser when you log in.');
  },
};

export const RecoveryUnderWay: StoryObj = {
  ...shown(secondFactors({ recoveryDueAt: '2027-01-02T10:00:00.000Z', recoveryCodesLeft: 1 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Stop the Recovery' });
    await canvas.findByText(/running out of recovery codes/);
  },
};

export const SettingUpAnApp: StoryObj = {
  ...shown(secondFactors({ app: null }), {
    'POST /api/users/second-factors/app': {
      key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Counterpart:clara?issuer=Counterpart&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up App' }));
    await canvas.findByRole('img', { name: 'QR code for your authenticator app' });
  },
};

export const NewCodes: StoryObj = {
  ...shown(secondFactors(), { 'POST /api/users/second-factors/recovery-codes': { recoveryCodes } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get New Codes' }));
    const question = await canvas.findByRole('dialog', { name: 'Get new recovery codes?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Get New Codes' }));
    await canvas.findByRole('list', { name: 'Recovery codes' });
  },
};

export const ServerDown: StoryObj = {
  ...shown(new Refusal(503, 'The database is not reachable.', 'database_unavailable')),
  play: async ({ canvas }) => {
    await canvas.findByText(/could not load your second step/);
  },
};

const none = secondFactors({ app: null, passkeys: [], recoveryCodesLeft: 0 });

export const RequiredOfAnAdministrator: StoryObj = {
  ...shown(none, {}, { userType: 'admin', secondStepBy: '2020-01-02T10:00:00.000Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your account needs a second step');
    await canvas.findByText(/you go back to where you were/);
  },
};

export const RequiredSoonOfAProfessional: StoryObj = {
  ...shown(none, {}, { userType: 'accountant', secondStepBy: '2999-01-02T10:00:00.000Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Set up a second step by/);
  },
};
