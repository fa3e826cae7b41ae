import { engagementLimits, type Engagement, type EngagementItem } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { ConfirmDialog, FormDialog } from '@counterpart/design-system/dialog';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ItemFields, toItemBody, type AskedItem } from './item-fields';
import { ReasonDialog } from '../reason-dialog';
import { useWorkAct } from '../../../work/use-work';
import { otherOf } from '../../../work/work-text';

/** Changes of a document that are asked about first. */
export type ItemQuestion = 'edit' | 'accept' | 'return' | 'remove';

interface Props {
  readonly item: EngagementItem;
  readonly work: Engagement;
  readonly onClose: () => void;
}

/** The question that is open about a document. */
export function ItemDialog({ question, ...props }: Props & { readonly question: ItemQuestion }): ReactNode {
  switch (question) {
    case 'edit':
      return <EditDialog {...props} />;
    case 'return':
      return <ReturnDialog {...props} />;
    case 'accept':
    case 'remove':
      return <Confirm {...props} question={question} />;
  }
}

function EditDialog({ item: { id, title, note, dueOn }, work, onClose }: Props): ReactNode {
  const { run, failure } = useWorkAct();
  const initial: AskedItem = { title, note, dueOn: dueOn ?? '' };
  const { values, errors, set, submit, pending } = useForm({
    draft: useDraft(`work-item.${id}`, 'tab'),
    initial,
    validate: (item) => ({ title: item.title.trim() ? undefined : 'Name the document' }),
    send: async (item, { saved }) => {
      const call = { path: { id }, body: toItemBody(item) };
      if (!(await run((api) => api.send('put', '/api/engagement-items/{id}', call), 'Document changed'))) return;
      saved();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Edit ${title}`}
      description={`${otherOf(work).firstName} sees what you change on this page.`}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      form={{ submit, pending }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <ItemFields
        item={values}
        isChecked={errors.title !== undefined}
        onChange={(changes) => {
          for (const [field, value] of Object.entries(changes)) set(field as keyof AskedItem, value);
        }}
      />
    </FormDialog>
  );
}

function Confirm({ item, work, question, onClose }: Props & { readonly question: 'accept' | 'remove' }): ReactNode {
  const { runShown, pending } = useWorkAct();
  const { id, title } = item;
  const { firstName } = otherOf(work);
  const path = { id };
  const isRemoval = question === 'remove';
  const confirm = async () => {
    await (isRemoval
      ? runShown((api) => api.send('delete', '/api/engagement-items/{id}', { path }), `No longer asked for: ${title}`)
      : runShown((api) => api.send('post', '/api/engagement-items/{id}/accept', { path }), `Checked off: ${title}`));
    onClose();
  };
  return (
    <ConfirmDialog
      title={isRemoval ? `Stop asking for ${title}?` : `Check off ${title}?`}
      description={
        isRemoval
          ? `It leaves the list of both of you, and ${firstName} reads that you no longer need it.`
          : `You need no ${item.files.length > 0 ? 'other file' : 'file'} for it then, and ${firstName} can upload none.`
      }
      confirmLabel={isRemoval ? 'Stop Asking' : 'Check Off'}
      tone={isRemoval ? 'danger' : 'primary'}
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function ReturnDialog({ item: { id, title }, work, onClose }: Props): ReactNode {
  const { run, failure } = useWorkAct();
  const { firstName } = otherOf(work);
  return (
    <ReasonDialog
      draft={`work-return.${id}`}
      title={`Return ${title}?`}
      description={`${firstName} reads your note and can upload other files.`}
      label={`Note for ${firstName}`}
      submitLabel="Return Document"
      pendingLabel="Returning..."
      max={engagementLimits.itemNoteMax}
      failure={failure}
      onClose={onClose}
      onSend={(note) =>
        run(
          (api) => api.send('post', '/api/engagement-items/{id}/return', { path: { id }, body: { note } }),
          'Document returned',
        )
      }
    />
  );
}
