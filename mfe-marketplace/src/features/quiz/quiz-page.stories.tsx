import { pageStory } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { quizId, quizResult } from '../../testing/quiz';
import { QuizPage } from './quiz-page';

const meta = {
  title: 'Product/Quiz',
  component: QuizPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('counterpart.quiz'),
} satisfies Meta<typeof QuizPage>;
export default meta;

export const Question: StoryObj = {
  ...pageStory(QuizPage, { at: '/quiz' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the Quiz' }));
    await canvas.findByRole('radio', { name: 'Sole Proprietor' });
  },
};

export const Matches: StoryObj = {
  ...pageStory(QuizPage, {
    at: `/quiz?request=${quizId}`,
    path: '/quiz',
    responses: { [`GET /api/quiz/${quizId}`]: quizResult() },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Thank you, Dana' });
  },
};
