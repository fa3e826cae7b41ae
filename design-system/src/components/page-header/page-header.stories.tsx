import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/button';
import { PageHeader } from './page-header';
import { pageHeaderDocs } from './page-header.docs';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  parameters: { guide: pageHeaderDocs },
  args: { title: 'Find Financial Professionals' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Full: Story = {
  args: {
    title: 'Accountants',
    description:
      'Compare verified accountants by service, industry and place, and write to them directly. Free for clients.',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Accountants' }],
    actions: (
      <LinkButton href="/quiz" variant="secondary">
        Match Me
      </LinkButton>
    ),
  },
};
