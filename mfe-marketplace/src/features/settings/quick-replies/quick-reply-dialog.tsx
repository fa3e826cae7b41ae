import { quickReplyLimits, type QuickReply } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { QuickReplyDraft } from './use-quick-replies';

const { titleMax, bodyMax } = quickReplyLimits;

function validate({ title, body }: QuickReplyDraft): Partial<Record<keyof QuickReplyDraft, string>> {
  return {
    ...(!title.trim() && { title: 'Please enter a name' }),
    ...(title.trim().length > titleMax && { title: `The name must be at most ${titleMax} characters` }),
    ...(!body.trim() && { body: 'Please enter the text' }),
    ...(body.trim().length > bodyMax && {
      body: `The text must be at most ${bodyMax.toLocaleString('en-US')} characters`,
    }),
  };
}

interface Props {
  /** The one that is changed; null writes a new one. */
  readonly reply: QuickReply | null;
  /** Resolves with whether it was stored. */
  readonly onSave: (draft: QuickReplyDraft, id: number | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Takes the name and the text of a quick reply. */
export function QuickReplyDialog({ reply, onSave, onClose }: Props): ReactNode {
  const form = useForm<QuickReplyDraft>({
    draft: useDraft(`quick-reply.${reply?.id ?? 'new'}`),
    initial: { title: reply?.title ?? '', body: reply?.body ?? '' },
    validate,
    send: async ({ title, body }) => {
      if (await onSave({ title: title.trim(), body: body.trim() }, reply?.id ?? null)) onClose();
    },
  });
  const { errors, field } = form;
  return (
    <FormDialog
      onClose={onClose}
      title={reply ? 'Edit quick reply' : 'Add a quick reply'}
      submitLabel="Save Quick Reply"
      pendingLabel="Saving..."
      form={form}
    >
      <Field label="Name" help="A few words you find it by." error={errors.title}>
        <TextInput {...field('title')} autoComplete="off" />
      </Field>
      <Field label="Text" error={errors.body}>
        <TextArea {...field('body')} rows={6} countLimit={bodyMax} />
      </Field>
    </FormDialog>
  );
}
