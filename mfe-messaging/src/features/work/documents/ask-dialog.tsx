import { engagementLimits, type Engagement, type EngagementTemplates } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Select } from '@counterpart/design-system/select';
import { useApi, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { blankItem, ItemFields, toItemBody, type AskedItem } from './item-fields';
import { RowList } from '../row-list';
import { dayAfter } from '../day-after';
import { useWorkAct } from '../../../work/use-work';
import { countOf, otherOf } from '../../../work/work-text';

const { linesMax } = engagementLimits;

type Template = EngagementTemplates['templates'][number];

/** Adds those of a list that are not named yet, as many as fit. */
function withList(items: readonly AskedItem[], listed: Template['items']): readonly AskedItem[] {
  const named = items.filter(({ title }) => title.trim());
  const added = listed
    .filter(({ title }) => !named.some((item) => item.title.trim() === title))
    .map(({ title, note, dueInDays }) => ({ title, note, dueOn: dayAfter(dueInDays) }));
  return [...named, ...added].slice(0, linesMax);
}

/** Asks the other side for documents: one by one, or from a list for a common job. */
export function AskDialog({ work, onClose }: { readonly work: Engagement; readonly onClose: () => void }): ReactNode {
  const { firstName } = otherOf(work);
  const { run, failure } = useWorkAct();
  const templates = useApi('/api/engagement-templates').data?.templates;
  const { values, errors, set, submit, pending } = useForm({
    draft: useDraft(`work-ask.${work.id}`, 'tab'),
    initial: { template: '', items: [blankItem] as readonly AskedItem[] },
    validate: ({ items }) => ({
      items: items.every(({ title }) => title.trim()) ? undefined : 'Name every document',
    }),
    send: async ({ items }, { reset }) => {
      const body = { items: items.map(toItemBody) };
      const ask = '/api/engagements/{id}/items';
      const done = `Asked for ${countOf(items.length, 'document')}`;
      if (!(await run((api) => api.send('post', ask, { path: { id: work.id }, body }), done))) return;
      reset();
      onClose();
    },
  });
  const choose = (id: string) => {
    set('template', id);
    set('items', withList(values.items, templates?.find((one) => one.id === id)?.items ?? []));
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Ask for documents"
      description={`${firstName} is notified, and reminded before each is due.`}
      size="large"
      submitLabel={`Ask for ${countOf(values.items.length, 'Document')}`}
      pendingLabel="Sending..."
      form={{ submit, pending }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {values.items.length >= linesMax && (
        <Alert>{`That is ${linesMax}, the most at one time. Send these, then ask for the others.`}</Alert>
      )}
      {templates && (
        <Field label="Add a list" help="You can change and remove its documents below." optional>
          <Select
            value={values.template}
            placeholder="Choose a list"
            options={templates.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={choose}
          />
        </Field>
      )}
      <RowList
        noun="Document"
        rows={values.items}
        blank={blankItem}
        max={linesMax}
        onChange={(items) => set('items', items)}
      >
        {(item, change) => <ItemFields item={item} isChecked={errors.items !== undefined} onChange={change} />}
      </RowList>
    </FormDialog>
  );
}
