import { auditActions } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { ChoiceFilter, optionsOf } from '../../frame/choice-filter';
import { FilterGrid } from '../../frame/filter-row';
import type { useAuditView } from './use-audit-view';

const actions = optionsOf(auditActions).sort((one, other) => one.label.localeCompare(other.label, 'en-US'));

/** Person, words, action, subject and days. */
export function AuditFilters({
  shown,
  isFiltered,
  change,
  clear,
}: Pick<ReturnType<typeof useAuditView>, 'shown' | 'isFiltered' | 'change' | 'clear'>): ReactNode {
  return (
    <FilterGrid $columns={3} role="search" aria-label="Audit log">
      <Field label="Person" help={shown.person ? `User ${shown.person}` : undefined}>
        <TextInput
          type="search"
          placeholder="Name or email"
          value={shown.q}
          onChange={({ target }) => change({ q: target.value, person: '' })}
        />
      </Field>
      <Field label="Reason or value">
        <TextInput
          type="search"
          placeholder="Words, before or after"
          value={shown.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      </Field>
      <ChoiceFilter
        label="Action"
        any="All actions"
        options={actions}
        value={shown.action}
        onChange={(action) => change({ action })}
      />
      <Field label="Subject">
        <TextInput
          type="search"
          placeholder="user 12"
          value={[shown.subjectType, shown.subjectId].filter(Boolean).join(' ')}
          onChange={({ target }) => change(subjectOf(target.value))}
        />
      </Field>
      <Field label="From">
        <DateInput value={shown.from} max={shown.to || undefined} onChange={(day) => change({ from: day })} />
      </Field>
      <Field label="To">
        <DateInput value={shown.to} min={shown.from || undefined} onChange={(day) => change({ to: day })} />
      </Field>
      {isFiltered && (
        <Button variant="ghost" onClick={clear}>
          Clear Filters
        </Button>
      )}
    </FilterGrid>
  );
}

/** 'review report 7' is number 7 of the review reports; without a number, all of them. */
function subjectOf(text: string): { subjectType: string; subjectId: string } {
  const [, subjectType = text, subjectId = ''] = /^(.*\S)\s+(\d+)$/.exec(text) ?? [];
  return { subjectType, subjectId };
}
