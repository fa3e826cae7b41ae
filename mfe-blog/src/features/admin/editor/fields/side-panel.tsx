import { fullName, type Post, postCategories } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Text } from '@counterpart/design-system/text';
import { useDateText, useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { FieldsProps } from './fields-props';
import type { Intent } from '../post-form';
import type { AutosaveState } from '../use-autosave';

const autosaveWords: Readonly<Record<AutosaveState, string>> = {
  idle: '',
  waiting: 'Unsaved changes',
  saved: 'Unsaved changes are backed up',
  local: 'Unsaved changes are backed up in this browser only',
};

const statuses: readonly { readonly value: Intent; readonly label: string }[] = [
  { value: 'draft', label: 'Draft' },
  { value: 'schedule', label: 'Scheduled' },
  { value: 'publish', label: 'Published' },
];
const statusHelp: Readonly<Record<Intent, string>> = {
  draft: 'Only administrators can read it.',
  schedule: 'Only administrators can read it until then.',
  publish: 'Everyone can read it.',
};

interface Props extends FieldsProps {
  readonly post: Post | null;
  readonly pending: Intent | null;
  readonly autosave: AutosaveState;
  readonly onSave: (intent: Intent) => void;
}

/** Category, status, when, and the buttons that save: first the one that does what the status says. */
export function SidePanel({ values, errors, change, post, pending, autosave, onSave }: Props): ReactNode {
  const dateText = useDateText();
  const timeZone = useTimeZone();
  const labels: Record<Intent, string> = {
    draft: 'Save as Draft',
    schedule: 'Schedule',
    publish: post ? 'Update & Publish' : 'Save & Publish',
  };
  const button = (intent: Intent) => (
    <Button
      key={intent}
      variant={intent === values.status ? 'primary' : 'secondary'}
      fullWidth
      disabled={pending !== null}
      pending={pending === intent}
      pendingLabel="Saving..."
      onClick={() => onSave(intent)}
    >
      {labels[intent]}
    </Button>
  );
  return (
    <Card>
      <Stack gap={16}>
        <Field label="Category" required error={errors.category}>
          <Select
            name="category"
            options={postCategories}
            placeholder="Select a category"
            value={values.category as (typeof postCategories)[number]['value'] | ''}
            onChange={(category) => change({ category })}
          />
        </Field>
        <Field label="Status" help={statusHelp[values.status]}>
          <Select options={statuses} value={values.status} onChange={(status) => change({ status })} />
        </Field>
        {values.status === 'schedule' && (
          <Field
            label="Publish on"
            required
            error={errors.publishAt}
            help={`Your time zone: ${timeZone.replaceAll('_', ' ')}`}
          >
            <DateInput
              name="publishAt"
              precision="datetime"
              value={values.publishAt}
              onChange={(publishAt) => change({ publishAt })}
            />
          </Field>
        )}
        <Stack gap={8}>
          {[values.status, ...(['publish', 'draft'] as const).filter((intent) => intent !== values.status)].map(button)}
        </Stack>
        <Text size="small" tone="muted" role="status">
          {autosaveWords[autosave]}
        </Text>
        {post?.updatedAt && (
          <Text
            size="small"
            tone="muted"
            tabular
          >{`Last saved ${dateText(post.updatedAt, 'moment')}${post.editedBy ? ` by ${fullName(post.editedBy)}` : ''}`}</Text>
        )}
      </Stack>
    </Card>
  );
}
