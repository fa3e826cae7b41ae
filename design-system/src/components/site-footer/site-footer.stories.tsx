import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { SiteFooter } from './site-footer';

const guide: ComponentDocs = {
  purpose: 'The end of every page.',
  use: ['Once, from the shell.'],
  avoid: [['Inside a page', 'nothing']],
  content: ['The groups of links of the specification; the year.'],
  strings: ['For Clients', 'For Professionals', 'Contact Support'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows a link; goes to the top'],
  ],
  screenReader: ['A footer landmark; each column is a navigation or list with a heading.'],
};

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  tags: ['stable'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    blurb:
      'Counterpart connects businesses and individuals with accountants, bookkeepers, financial advisors and fractional CFOs they can trust with their numbers.',
    columns: [
      {
        title: 'For Clients',
        links: [
          { label: 'Find professionals', href: '/search' },
          { label: 'How it works', href: '/how-it-works' },
          { label: 'Success stories', href: '/success-stories' },
        ],
      },
      {
        title: 'For Professionals',
        links: [
          { label: 'Why join', href: '/why-join' },
          { label: 'Pricing', href: '/pricing' },
          { label: 'Sign up', href: '/auth?signup=true&accountant=true' },
        ],
      },
      {
        title: 'Contact',
        links: [
          { label: 'Contact us', href: '/contact' },
          { label: 'support@counterpart.test', href: 'mailto:support@counterpart.test' },
        ],
      },
    ],
    supportHref: '/contact?subject=support',
    legalLinks: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
      { label: 'Client Reviews Disclaimer', href: '/client-reviews-disclaimer' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
    year: 2026,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ScrollToTop: Story = {
  render: (args) => (
    <>
      <div style={{ height: 2000 }} />
      <SiteFooter {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
    window.scrollTo({ top: 900, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll to top' }));
    await waitFor(() => expect(window.scrollY).toBeLessThan(500), { timeout: 3000 });
  },
};

export const Keyboard: Story = {
  render: ScrollToTop.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveFocus();
    window.scrollTo({ top: 900, behavior: 'instant' });
    (await canvas.findByRole('button', { name: 'Scroll to top' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBeLessThan(500), { timeout: 3000 });
  },
};
