import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/button/button';
import { Inline } from '../../src/components/layout/layout';
import { ToastRegion, type Toast } from '../../src/components/toast/toast';
import { Document, Facts, Rules, Section } from '../parts/document';

const texts = {
  success: { title: 'Message sent', description: 'Your message has been sent successfully.' },
  info: { title: 'Link copied to clipboard!', description: undefined },
  destructive: { title: 'Error sending message', description: 'The connection was lost. Your text is still here.' },
} as const;
type Tone = keyof typeof texts;
const labels: Record<Tone, string> = { success: 'Show success', info: 'Show information', destructive: 'Show error' };

function Demonstration() {
  const [toast, setToast] = useState<Toast | null>(null);
  return (
    <>
      <Inline gap={12}>
        {(Object.keys(texts) as Tone[]).map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => setToast({ id: tone, tone, ...texts[tone] })}>
            {labels[tone]}
          </Button>
        ))}
      </Inline>
      <ToastRegion toast={toast} onClose={() => setToast(null)} />
    </>
  );
}

const meta = { title: 'Patterns/Toasts', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Toasts: StoryObj = {
  render: () => (
    <Document
      title="Toasts"
      lead="One short message about something that just happened, one at a time. It never takes the focus and is read out."
    >
      <Section title="At work">
        <Demonstration />
      </Section>
      <Section title="How long">
        <Facts
          label="How long a toast stays"
          columns={['Tone', 'Stays', 'Read out']}
          rows={[
            ['success, info', '5 seconds; the pointer or the focus on it holds it', 'when there is time'],
            ['destructive', 'until it is closed', 'at once'],
          ]}
        />
      </Section>
      <Section title="How it behaves">
        <Rules
          dos={[
            'Say it next to the thing too when something failed.',
            'A new message takes the old one’s place.',
            'Offer Undo for what can be undone.',
          ]}
          donts={[
            'A toast for what the page shows anyway.',
            'More than two lines.',
            'The only way to something: it goes away.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error sending message');
    await expect(canvas.getByRole('button', { name: 'Show error' })).toHaveFocus();
  },
};
