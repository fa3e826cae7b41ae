import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { LinkButton } from '../../src/components/button/button';
import { Cover } from '../../src/components/cover/cover';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Skeleton, SkeletonText } from '../../src/components/skeleton/skeleton';
import { Heading, Text } from '../../src/components/text/text';
import { lostPicture } from '../../src/pictures/lost';
import { Template, type TemplateProps } from '../parts/template';

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-large);
`;

const calendar = (
  <>
    <rect className="paper" x="98" y="36" width="124" height="116" rx="8" />
    <path className="solid" d="M98 44a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v18H98z" />
    <path d="M126 28v16M194 28v16" />
    <path className="text" d="M116 84h88M116 108h88M116 132h40" />
    <circle className="sun" cx="196" cy="130" r="18" />
    <path className="over" d="m188 130 6 6 10-12" />
  </>
);

/** Reading first: a cover, 720 px, at most 70 letters a line. */
function Article({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      size="reading"
      path="/blog"
      noun="this article"
      header={
        <PageHeader
          title="Four dates that cost owners money"
          meta="November 12, 2026. Lena Ruiz"
          breadcrumbs={[{ label: 'Blog', href: '/blog' }, { label: 'Tax Strategies' }]}
        />
      }
      filled={
        <Stack gap={24}>
          <Frame>
            <Cover>{calendar}</Cover>
          </Frame>
          <Text size="large">Estimated taxes are due four times a year, and the gaps are not even.</Text>
          <Heading level={2}>Why June comes early</Heading>
          <Text>
            The second payment is due two months after the first, not three. Put the dates into your calendar today.
          </Text>
        </Stack>
      }
      loading={
        <Stack gap={24}>
          <Skeleton shape="block" height={400} />
          <SkeletonText lines={6} />
        </Stack>
      }
      empty={
        <EmptyState
          illustration={lostPicture}
          title="Blog Post Not Found"
          description="This article does not exist, or it has been taken down."
          action={<LinkButton href="/blog">Return to Blog</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Article',
  component: Article,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
