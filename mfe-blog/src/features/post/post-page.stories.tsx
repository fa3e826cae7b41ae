import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { page, post } from '../../testing/fixtures';
import { PostPage } from './post-page';

const meta = {
  title: 'Product/Blog post',
  component: PostPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostPage>;
export default meta;

const endpoint = 'GET /api/blog/closing-the-year-without-a-scramble';
const relatedEndpoint = 'GET /api/blog?limit=3&related=1';
const route = { at: '/blog/closing-the-year-without-a-scramble', path: '/blog/:slug' };

const shown = post(1, {
  slug: 'closing-the-year-without-a-scramble',
  title: 'Closing the year without a scramble',
  excerpt: 'Six things to finish in November, so that January is only printing.',
  contentHtml:
    '<p>Most of the January rush is November work done late. None of it is hard; all of it is easier while the people who know the answer are still at their desks.</p>' +
    '<h2>Reconcile what moves slowly</h2><p>Loans, deposits and prepaid insurance change once a month. Check them now and only two entries are left at the end.</p>' +
    '<ul><li>Ask every lender for a November statement.</li><li>List what was paid ahead, and until when.</li></ul>' +
    '<h2>Ask for the forms you will need</h2><p>A W-9 is easy to get before an invoice is paid. It is the opposite afterwards.</p>',
});
const related = page(0, false, [
  shown,
  post(2, { title: 'What a look-back period is', publishedAt: '2026-10-02T12:00:00.000Z' }),
  post(3, { title: 'Estimated taxes when income jumps', publishedAt: '2026-09-14T12:00:00.000Z' }),
]);

export const Post: StoryObj = {
  ...pageStory(PostPage, { ...route, responses: { [endpoint]: shown, [relatedEndpoint]: related } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Closing the year without a scramble' });
    await canvas.findByRole('heading', { name: 'What a look-back period is' });
  },
};

export const NotFound: StoryObj = {
  ...pageStory(PostPage, {
    ...route,
    responses: { [endpoint]: new Refusal(404, 'There is no such post.', 'post_not_found') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Blog Post Not Found' });
  },
};
