import { auditActions } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select, type SelectOption } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { useAuditView } from './use-audit-view';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--cp-space-12);
  align-items: end;

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const every = 'every';
const actions: readonly SelectOption[] = [
  { value: every, label: 'All actions' },
  ...Object.entries(auditActions)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-US')),
];

/** Person, words, action, subject and days. */
export function AuditFilters({
  shown,
  isFiltered,
  change,
  clear,
}: Pick<ReturnType<typeof useAuditView>, 'shown' | 'isFiltered' | 'change' | 'clear'>): ReactNode {
  return (
    <Row role="search" aria-label="Audit log">
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
      <Field label="Action">
        <Select
          options={actions}
          value={shown.action || every}
          onChange={(action) => change({ action: action === every ? '' : action })}
        />
      </Field>
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
    </Row>
  );
}

/** 'review report 7' is number 7 of the review reports; without a number, all of them. */
function subjectOf(text: string): { subjectType: string; subjectId: string } {
  const [, subjectType = text, subjectId = ''] = /^(.*\S)\s+(\d+)$/.exec(text) ?? [];
  return { subjectType, subjectId };
}
