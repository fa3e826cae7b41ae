import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { LinkButton } from '../button/button';
import { PageHeader } from './page-header';

const guide: ComponentDocs = {
  purpose: 'The top of a page: where it is, what it is, what can be done.',
  use: ['Every page except home.'],
  avoid: [['A section of a page', 'Heading']],
  content: ['The title is a noun or names the task; one sentence below it.'],
  strings: ['Find Financial Professionals'],
  screenReader: ['The one `h1` of the page.'],
};

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  parameters: { guide },
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
