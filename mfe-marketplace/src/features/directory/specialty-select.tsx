import type { TaxonomyOption } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';

/** Heavy: travels after the page. */
const MultiSelect = lazy(async () => ({ default: (await import('@counterpart/design-system/multi-select')).MultiSelect<string> }));

interface Props {
  readonly options: readonly TaxonomyOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Any number of specialties, found by typing. */
export function SpecialtySelect({ options, value, onChange }: Props): ReactNode {
  return (
    <Field label="Specialties">
      <Suspense fallback={<Skeleton shape="block" height="var(--cp-size-control)" />}>
        <MultiSelect options={options.map(({ id, label }) => ({ value: id, label }))} value={value} onChange={onChange} placeholder="All specialties" />
      </Suspense>
    </Field>
  );
}
