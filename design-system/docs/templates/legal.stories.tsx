import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../src/components/button/button';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Stack } from '../../src/components/layout/layout';
import { Link } from '../../src/components/link/link';
import { PageHeader } from '../../src/components/page-header/page-header';
import { SkeletonText } from '../../src/components/skeleton/skeleton';
import { Heading, Text } from '../../src/components/text/text';
import { lostPicture } from '../../src/pictures/lost';
import { Template, type TemplateProps } from '../parts/template';

const sections = [
  ['what-we-collect', 'What we collect', 'Your name and email address, what you write in messages and reviews.'],
  ['what-for', 'What we use it for', 'To run your account, and to show your profile to the people you want to reach.'],
  [
    'your-rights',
    'Your rights',
    'You can download everything we store about you, or delete your account, in Settings.',
  ],
] as const;

/** Reading only: 720 px, numbered sections that can be linked to, the date on top. */
function LegalPage({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      size="reading"
      path="/privacy-policy"
      noun="this page"
      header={<PageHeader title="Privacy & Cookies Policy" meta="Effective February 24, 2025" />}
      filled={
        <Stack gap={24}>
          <Stack as="ol" gap={4}>
            {sections.map(([id, title]) => (
              <li key={id}>
                <Link href={`#${id}`}>{title}</Link>
              </li>
            ))}
          </Stack>
          {sections.map(([id, title, text], index) => (
            <Stack key={id} gap={8}>
              <Heading level={2} id={id}>
                {index + 1}. {title}
              </Heading>
              <Text>{text}</Text>
            </Stack>
          ))}
        </Stack>
      }
      loading={
        <Stack gap={40}>
          <SkeletonText lines={4} />
          <SkeletonText lines={6} />
        </Stack>
      }
      empty={
        <EmptyState
          illustration={lostPicture}
          title="404 Page Not Found"
          description="This page does not exist, or it has moved."
          action={<LinkButton href="/">Go to the home page</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Legal page',
  component: LegalPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
