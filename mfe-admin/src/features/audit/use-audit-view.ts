import { auditActions, type AuditAction } from '@counterpart/api/contract';
import { useUrlQuery } from '@counterpart/shell/sdk';
import { useState } from 'react';

/** Filters of the audit page. */
export interface AuditView {
  readonly q: string;
  readonly person: string;
  /** Of reasons and values. */
  readonly words: string;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly from: string;
  readonly to: string;
}

const fields = [
  'q',
  'person',
  'words',
  'action',
  'subjectType',
  'subjectId',
  'from',
  'to',
] as const satisfies readonly (keyof AuditView)[];

/** True for an action that the log knows. */
export const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text);

/** Reads the filters from the URL: `/admin/audit?q=ana&action=user.updated&from=2026-11-01`. Drops invalid values. */
export function useAuditView() {
  const url = useUrlQuery();
  // The fields are ahead of the URL while the user types.
  const [typed, setTyped] = useState<Partial<AuditView>>({});
  const read = (field: keyof AuditView): string => {
    const value = url.get(field);
    if (field === 'action') return isAuditAction(value) ? value : '';
    if (field === 'person') return /^[1-9]\d{0,14}$/.test(value) ? value : '';
    if (field === 'from' || field === 'to') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
    return value;
  };
  const view = Object.fromEntries(fields.map((field) => [field, read(field)])) as unknown as AuditView;

  function change(values: Partial<AuditView>): void {
    setTyped({ ...typed, ...values });
    url.change(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])));
  }

  return {
    view,
    shown: { ...view, ...typed },
    isFiltered: fields.some((field) => view[field] !== ''),
    change,
    clear: () => {
      setTyped({});
      url.change(Object.fromEntries(fields.map((field) => [field, ''])));
    },
  };
}
