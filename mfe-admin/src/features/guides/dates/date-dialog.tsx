import { guideDateLimits, ruleFields, type EditedGuideDate } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { DateInput } from '@counterpart/design-system/date-input';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { MultiSelect } from '@counterpart/design-system/multi-select';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { today, useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { choices, contentOf, nextDays, ruleKinds, validateDate, valuesOf, type DateValues } from './date-values';

const { labelMax, onlyIfMax, sourceTitleMax, sourceUrlMax } = guideDateLimits;

type DateForm = ReturnType<typeof useForm<DateValues>>;

interface Props {
  readonly guideId: number;
  /** Undefined for a new one. */
  readonly date?: EditedGuideDate | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
}

/** Adds or changes a date of a guide. What was typed stays when it could not be saved. */
export function DateDialog({ guideId, date, onClose, onSaved }: Props): ReactNode {
  const { run, failure } = useAct();
  const form = useForm<DateValues>({
    draft: useDraft(`guide-date.${date?.id ?? `of.${guideId}`}`),
    initial: valuesOf(date?.content),
    validate: validateDate,
    send: async (values, { saved }) => {
      const content = contentOf(values);
      const isSaved = await run(
        (api) =>
          date
            ? api.send('put', '/api/admin/guides/{id}/dates/{dateId}', {
                path: { id: guideId, dateId: date.id },
                body: { content, revision: date.revision },
              })
            : api.send('post', '/api/admin/guides/{id}/dates', { path: { id: guideId }, body: { content } }),
        { done: () => ({ title: 'Date saved', description: content.label }), after: onSaved },
      );
      if (!isSaved) return;
      saved();
      onClose();
    },
  });
  const content = contentOf(form.values);
  const { days, day, month, on, plusDays } = validateDate(form.values);
  const isWhole = !days && !day && !month && !on && !plusDays;
  return (
    <FormDialog
      onClose={onClose}
      title={date ? 'Edit date' : 'New date'}
      description={
        date
          ? 'Calendars change as soon as it is saved. A day that its rule no longer has loses what people marked.'
          : 'It is in calendars as soon as it is saved and its guide is public.'
      }
      submitLabel="Save Date"
      pendingLabel="Saving..."
      form={form}
    >
      <Stack gap={16}>
        <Field label="What is due" error={form.errors.label}>
          <TextInput {...form.field('label')} maxLength={labelMax} />
        </Field>
        <Field label="Only if" optional help="A condition that no answer decides: 'you paid a contractor'.">
          <TextInput {...form.field('onlyIf')} maxLength={onlyIfMax} />
        </Field>
        <Field label="When">
          <Select options={ruleKinds} {...form.field('kind')} />
        </Field>
        <RuleFields form={form} />
        <Field label="Weekends and holidays">
          <Select options={choices.weekends} {...form.field('weekendRule')} />
        </Field>
        {isWhole && (
          <Text size="small" tone="muted" role="status">
            {nextDays(content, today())}
          </Text>
        )}
        <AudienceFields form={form} />
        <Heading level={3} size="body">
          Source
        </Heading>
        <Field label="Text that sets it" error={form.errors.sourceTitle}>
          <TextInput {...form.field('sourceTitle')} maxLength={sourceTitleMax} />
        </Field>
        <Field label="URL" error={form.errors.sourceUrl}>
          <TextInput type="url" {...form.field('sourceUrl')} maxLength={sourceUrlMax} />
        </Field>
        <Field label="Checked on" error={form.errors.checkedOn}>
          <DateInput {...form.field('checkedOn')} />
        </Field>
        {/* Beside the button that was pressed. */}
        {failure && <Alert tone="error">{failure}</Alert>}
      </Stack>
    </FormDialog>
  );
}

/** Fields that the chosen kind of rule needs. */
function RuleFields({ form }: { readonly form: DateForm }): ReactNode {
  const { needed, optional = [] } = ruleFields[form.values.kind];
  const asks = (name: string) => needed.includes(name) || optional.includes(name);
  return (
    <>
      {asks('days') && (
        <Grid columns={2} gap={16}>
          <Field label="Days of the year" help="Month and day: 04-15, 07-31." error={form.errors.days}>
            <TextInput {...form.field('days')} autoComplete="off" />
          </Field>
          <Field label="Days of an extension" optional error={form.errors.plusDays}>
            <TextInput {...form.field('plusDays')} inputMode="numeric" autoComplete="off" />
          </Field>
        </Grid>
      )}
      {(asks('month') || asks('day')) && (
        <Grid columns={2} gap={16}>
          {asks('month') && (
            <Field label="Months after the year ends" error={form.errors.month}>
              <TextInput {...form.field('month')} inputMode="numeric" autoComplete="off" />
            </Field>
          )}
          <Field label="Day of the month" error={form.errors.day}>
            <TextInput {...form.field('day')} inputMode="numeric" autoComplete="off" />
          </Field>
        </Grid>
      )}
      {asks('on') && (
        <Field label="Day" error={form.errors.on}>
          <DateInput {...form.field('on')} />
        </Field>
      )}
    </>
  );
}

/** Businesses to which it applies: all that is chosen must hold. */
function AudienceFields({ form }: { readonly form: DateForm }): ReactNode {
  const { entities, online, foreign } = form.values;
  return (
    <>
      <Heading level={3} size="body">
        Who it applies to
      </Heading>
      <CheckboxGroup
        label="Set up as"
        columns={2}
        options={choices.entities}
        value={entities}
        onChange={(chosen) => form.set('entities', chosen)}
      />
      <Field label="States">
        <MultiSelect placeholder="Every state" options={choices.states} {...form.field('states')} />
      </Field>
      <Grid columns={2} gap={16}>
        <Field label="Employees">
          <Select options={choices.employees} {...form.field('minEmployees')} />
        </Field>
        <Field label="Industries">
          <MultiSelect placeholder="Every industry" options={choices.industries} {...form.field('industries')} />
        </Field>
      </Grid>
      <CheckboxGroup
        label="Foreign ties"
        options={choices.foreign}
        value={foreign}
        onChange={(chosen) => form.set('foreign', chosen)}
      />
      <Switch
        label="Only businesses that sell online"
        checked={online}
        onChange={(isOnly) => form.set('online', isOnly)}
      />
    </>
  );
}
