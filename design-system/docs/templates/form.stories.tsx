import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../src/components/alert/alert';
import { Button } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { Field } from '../../src/components/field/field';
import { Illustration } from '../../src/components/illustration/illustration';
import { Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Heading, Text } from '../../src/components/text/text';
import { TextArea, TextInput } from '../../src/components/text-input/text-input';
import { thanksPicture } from '../../src/pictures/thanks';
import { PageFrame } from '../parts/page-frame';

interface FormPageProps {
  readonly state: 'empty' | 'invalid' | 'sending' | 'refused' | 'sent';
}

/** One column of 480 px; errors at their fields, what was typed stays whatever happens. */
function FormPage({ state }: FormPageProps) {
  const text = state === 'empty' ? '' : 'Can you take over the books of two restaurants?';
  return (
    <PageFrame path="/contact" size="form">
      <PageHeader title="Contact us" description="We reply by email during business hours." />
      <Card padding="large">
        {state === 'sent' ? (
          <Stack gap={16} align="start">
            <Illustration picture={thanksPicture} />
            <Heading level={2}>Message Sent Successfully!</Heading>
            <Text tone="muted">Thank you for writing to us.</Text>
            <Button variant="secondary">Send Another Message</Button>
          </Stack>
        ) : (
          <Stack gap={16}>
            {state === 'refused' && (
              <Alert tone="error">The server could not be reached. Your message is still here; send it again.</Alert>
            )}
            <Field label="Email" error={state === 'invalid' ? 'Enter an email address like name@example.com' : null}>
              <TextInput
                key={state}
                type="email"
                defaultValue={state === 'empty' ? '' : state === 'invalid' ? 'dana@' : 'dana@example.test'}
              />
            </Field>
            <Field label="Message">
              <TextArea key={state} defaultValue={text} />
            </Field>
            <Button fullWidth pending={state === 'sending'}>
              Send Message
            </Button>
          </Stack>
        )}
      </Card>
    </PageFrame>
  );
}

const meta = {
  title: 'Templates/Form',
  component: FormPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { state: 'empty' } };
export const Invalid: Story = { args: { state: 'invalid' } };
export const Sending: Story = { args: { state: 'sending' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Sent: Story = { args: { state: 'sent' } };
