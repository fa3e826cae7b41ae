import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Field } from '../../src/components/field/field';
import { Inline, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { Switch } from '../../src/components/switch/switch';
import { Heading } from '../../src/components/text/text';
import { TextInput } from '../../src/components/text-input/text-input';
import { documentsPicture } from '../../src/pictures/documents';
import { Template, type TemplateProps } from '../parts/template';

/** One card a subject, each with its own Save; switches need none. */
function Settings({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      size="reading"
      path="/settings"
      signedIn
      noun="your settings"
      header={<PageHeader title="Settings" />}
      filled={
        <Stack gap={24}>
          <Card padding="large">
            <Stack gap={16}>
              <Heading level={2}>Personal details</Heading>
              <Field label="First name">
                <TextInput defaultValue="Dana" />
              </Field>
              <Field label="Email" help="We write to the new address first.">
                <TextInput type="email" defaultValue="dana@example.test" />
              </Field>
              <Inline>
                <Button>Save Changes</Button>
              </Inline>
            </Stack>
          </Card>
          <Card padding="large">
            <Stack gap={16}>
              <Heading level={2}>Email</Heading>
              <Switch label="New messages" checked onChange={() => {}} />
              <Switch label="The newsletter" checked={false} onChange={() => {}} />
            </Stack>
          </Card>
        </Stack>
      }
      loading={
        <Stack gap={24}>
          <Skeleton shape="block" height={280} />
          <Skeleton shape="block" height={160} />
        </Stack>
      }
      empty={
        <EmptyState
          illustration={documentsPicture}
          title="No quick replies yet"
          description="Write a text that you send often, and it is in the composer from then on."
          action={<Button>Add Quick Reply</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Settings',
  component: Settings,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
