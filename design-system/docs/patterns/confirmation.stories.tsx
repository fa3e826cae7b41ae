import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/components/button/button';
import { ConfirmDialog } from '../../src/components/dialog/dialog';
import { Inline, Stack } from '../../src/components/layout/layout';
import { Text } from '../../src/components/text/text';
import { ToastRegion, type Toast } from '../../src/components/toast/toast';
import { Document, Example, Facts, Rules, Section } from '../parts/document';

function Posts() {
  const [posts, setPosts] = useState([
    'Quarterly estimates without the guesswork',
    'Closing the year without a scramble',
  ]);
  const [doomed, setDoomed] = useState<string | null>(null);
  const [toast, setToast] = useState<Toast | null>(null);
  const archive = (post: string) => {
    setPosts(posts.filter((other) => other !== post));
    setToast({ id: post, title: 'Post archived', action: { label: 'Undo', onSelect: () => setPosts(posts) } });
  };
  return (
    <Stack gap={12}>
      {posts.map((post) => (
        <Inline key={post} justify="between" gap={16}>
          <Text>{post}</Text>
          <Inline gap={8}>
            <Button size="small" variant="ghost" aria-label={`Archive ${post}`} onClick={() => archive(post)}>
              Archive
            </Button>
            <Button
              size="small"
              variant="ghost"
              icon="trash"
              aria-label={`Delete ${post}`}
              onClick={() => setDoomed(post)}
            >
              Delete
            </Button>
          </Inline>
        </Inline>
      ))}
      {posts.length === 0 && <Text tone="muted">No posts are left.</Text>}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          setPosts(posts.filter((post) => post !== doomed));
          setDoomed(null);
        }}
        title="Delete this post?"
        description={`‘${doomed ?? ''}’ and its history are deleted. This cannot be undone.`}
        confirmLabel="Delete Post"
      />
      <ToastRegion toast={toast} onClose={() => setToast(null)} />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Confirmation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Confirmation: StoryObj = {
  render: () => (
    <Document
      title="Confirmation"
      lead="Undo where it is possible, a question where it is not, and neither where nothing is lost."
    >
      <Section title="At work">
        <Example label="Posts">
          <Posts />
        </Example>
      </Section>
      <Section title="Which one">
        <Facts
          label="Undo or question"
          columns={['What happens', 'Take']}
          rows={[
            ['It can be taken back', 'Do it at once, toast with Undo'],
            ['It destroys, or reaches other people', 'ConfirmDialog that names the thing and says what goes with it'],
            ['It ends an account', 'A page of its own that asks for the password'],
            ['Nothing is lost', 'Just do it'],
          ]}
        />
      </Section>
      <Section title="How it behaves">
        <Rules
          dos={[
            'The title is the question, the button its answer: ‘Delete post’.',
            'Escape and Cancel do nothing.',
            'Afterwards the focus is where it was, or at what is left.',
            'A failure stands in the dialog, with the way to try again.',
          ]}
          donts={['‘Are you sure?’', 'Yes and No.', 'A question before everything: no one reads the tenth.']}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Closing the year without a scramble' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this post?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Post' }));
    await waitFor(() => expect(canvas.queryByText('Closing the year without a scramble')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Archive Quarterly estimates without the guesswork' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('Quarterly estimates without the guesswork')).toBeVisible();
  },
};
