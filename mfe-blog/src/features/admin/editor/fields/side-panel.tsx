import { fullName, type Post, postCategories } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
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

interface Props extends FieldsProps {
  readonly post: Post | null;
  readonly pending: Intent | null;
  readonly autosave: AutosaveState;
  readonly onSave: (intent: Intent) => void;
}

/** Category, Publish, when, and the buttons that save. */
export function SidePanel({ values, errors, change, post, pending, autosave, onSave }: Props): ReactNode {
  const dateText = useDateText();
  const timeZone = useTimeZone();
  const button = (intent: Intent, label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      fullWidth
      disabled={pending !== null}
      pending={pending === intent}
      pendingLabel="Saving..."
      onClick={() => onSave(intent)}
    >
      {label}
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
        <Switch
          label="Publish"
          help={values.published ? 'Everyone can read it.' : 'Only administrators can read it.'}
          checked={values.published}
          onChange={(published) => change({ published })}
        />
        {!values.published && (
          <Field
            label="Publish on"
            optional
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
          {!values.published && values.publishAt !== ''
            ? button('schedule', 'Schedule', 'primary')
            : button('publish', post ? 'Update & Publish' : 'Save & Publish', 'primary')}
          {!values.published &&
            values.publishAt !== '' &&
            button('publish', post ? 'Update & Publish' : 'Save & Publish', 'secondary')}
          {button('draft', 'Save as Draft', 'secondary')}
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
