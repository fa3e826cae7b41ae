import { guideLimits, type GuideContent } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Alert } from '@counterpart/design-system/alert';
import { Heading } from '@counterpart/design-system/text';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { industryOptions } from './guide-values';
import type { ErrorAt } from './guide-errors';

interface ListProps<Item> {
  readonly items: readonly Item[];
  readonly errorAt: ErrorAt;
  readonly onChange: (items: Item[]) => void;
}

/** A list with another item at a place. */
export const replaced = <Item,>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, at) => (at === index ? item : other));
/** A list without the item at a place. */
export const without = <Item,>(items: readonly Item[], index: number): Item[] => items.filter((_, at) => at !== index);

/** A list of cards that can be added to and taken from. */
function Cards({
  title,
  error,
  count,
  max,
  addLabel,
  onAdd,
  children,
}: {
  readonly title: string;
  /** Error of the list as a whole. */
  readonly error: string | undefined;
  readonly count: number;
  readonly max: number;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack gap={12} as="section" aria-label={title}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      {error && <Alert tone="error" title={error} />}
      {children}
      {count < max && (
        <div>
          <Button type="button" variant="secondary" size="small" icon="plus" onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function RemoveButton({ what, onClick }: { readonly what: string; readonly onClick: () => void }): ReactNode {
  return (
    <div>
      <Button type="button" variant="ghost" size="small" icon="trash" onClick={onClick} aria-label={`Remove ${what}`}>
        Remove
      </Button>
    </div>
  );
}

/** Industries, each with what the law means for it. */
export function IndustryFields({
  items,
  errorAt,
  onChange,
}: ListProps<GuideContent['industriesImpacted'][number]>): ReactNode {
  const used = new Set(items.map(({ industry }) => industry));
  const next = industryOptions.find(({ value }) => !used.has(value));
  return (
    <Cards
      title="Industries Most Impacted"
      error={errorAt('industriesImpacted')}
      count={items.length}
      max={industryOptions.length}
      addLabel="Add Industry"
      onAdd={() => next && onChange([...items, { industry: next.value, explanation: '' }])}
    >
      {items.map((item, index) => (
        <Card key={index} padding="small">
          <Stack gap={12}>
            <Field label="Industry" error={errorAt(`industriesImpacted.${index}.industry`)}>
              <Select
                options={industryOptions.map((option) => ({
                  ...option,
                  disabled: option.value !== item.industry && used.has(option.value),
                }))}
                value={item.industry}
                onChange={(industry) => onChange(replaced(items, index, { ...item, industry }))}
              />
            </Field>
            <Field
              label={`What it means for ${item.industry}`}
              error={errorAt(`industriesImpacted.${index}.explanation`)}
            >
              <TextArea
                rows={2}
                maxLength={guideLimits.explanationMax}
                value={item.explanation}
                onChange={(event) => onChange(replaced(items, index, { ...item, explanation: event.target.value }))}
              />
            </Field>
            <RemoveButton what={item.industry} onClick={() => onChange(without(items, index))} />
          </Stack>
        </Card>
      ))}
    </Cards>
  );
}

/** Official sources: the first is the one that 'View Source' opens. */
export function SourceFields({ items, errorAt, onChange }: ListProps<GuideContent['sources'][number]>): ReactNode {
  return (
    <Cards
      title="Official sources"
      error={errorAt('sources')}
      count={items.length}
      max={guideLimits.sourcesMax}
      addLabel="Add Source"
      onAdd={() => onChange([...items, { name: '', url: '', date: null }])}
    >
      {items.map((item, index) => (
        <Card key={index} padding="small">
          <Stack gap={12}>
            <Field label={`Source ${index + 1}: name`} error={errorAt(`sources.${index}.name`)}>
              <TextInput
                value={item.name}
                onChange={(event) => onChange(replaced(items, index, { ...item, name: event.target.value }))}
              />
            </Field>
            <Field label={`Source ${index + 1}: URL`} error={errorAt(`sources.${index}.url`)}>
              <TextInput
                type="url"
                value={item.url}
                onChange={(event) => onChange(replaced(items, index, { ...item, url: event.target.value }))}
              />
            </Field>
            <Field label={`Source ${index + 1}: date`} optional error={errorAt(`sources.${index}.date`)}>
              <DateInput
                value={item.date ?? ''}
                onChange={(date) => onChange(replaced(items, index, { ...item, date: date || null }))}
              />
            </Field>
            <RemoveButton what={`source ${index + 1}`} onClick={() => onChange(without(items, index))} />
          </Stack>
        </Card>
      ))}
    </Cards>
  );
}
