import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthPage } from './auth-page';

const meta = {
  title: 'Product/Second step',
  component: AuthPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;

const waiting = (ways: object, code: unknown): StoryObj => ({
  ...pageStory(AuthPage, {
    at: '/auth',
    path: '/auth',
    responses: {
      'POST /api/login': new Refusal(401, 'Confirm with your second step to log in.', 'second_step_required'),
      'GET /api/login/second-step': {
        ...{ hasApp: true, hasPasskeys: true, hasRecoveryCodes: true, recoveryDueAt: null },
        ...ways,
      },
      'POST /api/login/second-step': code,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email'), 'clara');
    await userEvent.type(canvas.getByLabelText('Password'), 'long enough{Enter}');
    await userEvent.type(await canvas.findByLabelText(/^(Code|Recovery code)$/), '123456{Enter}');
    await canvas.findByRole('alert');
  },
});

const wrong = new Refusal(400, 'That code is not correct. Use the newest code in your app.', 'wrong_code');

export const WrongCode: StoryObj = waiting({}, wrong);

export const PasskeysOnly: StoryObj = waiting({ hasApp: false }, wrong);

export const RecoveryRequested: StoryObj = waiting(
  { hasPasskeys: false, recoveryDueAt: '2027-01-02T10:00:00.000Z' },
  wrong,
);
