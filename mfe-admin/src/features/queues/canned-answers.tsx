import { ticketLimits, type CannedAnswer } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog, Dialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import { useAct, useApi, useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

const empty = { id: null, title: '', body: '' } as const;
interface Draft {
  readonly id: number | null;
  readonly title: string;
  readonly body: string;
}

/** Answers to start from: add, change, remove. */
export function CannedAnswers({ onClose }: { readonly onClose: () => void }): ReactNode {
  const answers = useApi('/api/admin/canned-answers');
  const [draft, setDraft] = useDraftState<Draft>('canned-answer', empty);
  const [removed, setRemoved] = useState<CannedAnswer | null>(null);
  const { pending, run } = useAct();
  const around = { failed: 'This could not be saved', after: () => answers.mutate() };

  const save = () => {
    const { id, ...body } = draft;
    void run(async (api) => {
      await (id === null
        ? api.send('post', '/api/admin/canned-answers', { body })
        : api.send('put', '/api/admin/canned-answers/{id}', { path: { id }, body }));
      setDraft(empty);
    }, around);
  };
  const remove = ({ id }: CannedAnswer) =>
    void run(async (api) => {
      await api.send('delete', '/api/admin/canned-answers/{id}', { path: { id } });
      setRemoved(null);
    }, around);
  return (
    <Dialog onClose={onClose} title="Canned answers" description="What administrators start an answer from.">
      <Stack gap={16}>
        {answers.data?.map((answer) => (
          <Inline key={answer.id} gap={8} justify="between">
            <Text>{answer.title}</Text>
            <Inline gap={8}>
              <Button size="small" variant="ghost" aria-label={`Edit ${answer.title}`} onClick={() => setDraft(answer)}>
                Edit
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Remove ${answer.title}`}
                onClick={() => setRemoved(answer)}
              >
                Remove
              </Button>
            </Inline>
          </Inline>
        ))}
        <Field label="Title">
          <TextInput
            value={draft.title}
            maxLength={ticketLimits.titleMax}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label="Text">
          <TextArea
            rows={4}
            value={draft.body}
            maxLength={ticketLimits.replyMax}
            onChange={(event) => setDraft({ ...draft, body: event.target.value })}
          />
        </Field>
        <Inline gap={12}>
          <Button pending={pending} onClick={save}>
            {draft.id === null ? 'Add Answer' : 'Save Answer'}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Remove "${removed?.title ?? ''}"?`}
        confirmLabel="Remove Answer"
        pending={pending}
        onConfirm={() => removed && remove(removed)}
      />
    </Dialog>
  );
}
