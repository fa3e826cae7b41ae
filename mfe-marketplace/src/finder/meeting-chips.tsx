import type { SearchPage } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { facetText } from './facet-text';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  readonly facets: SearchPage['facets'] | undefined;
}

const chips = [
  { field: 'remote', value: 'remote', label: 'Remote' },
  { field: 'inPerson', value: 'in-person', label: 'In person' },
] as const;

/** Remote or in person, with how many there are of each; both together mean either. */
export function MeetingChips({ finder: { query, change }, facets }: Props): ReactNode {
  return (
    <Inline role="group" aria-label="Where you meet" gap={8}>
      {chips.map(({ field, value, label }) => (
        <Button
          key={field}
          size="small"
          variant={query[field] ? 'primary' : 'secondary'}
          aria-pressed={query[field]}
          onClick={() => change({ [field]: !query[field] })}
        >
          {facets ? `${label} (${facetText(facets.meetings, value)})` : label}
        </Button>
      ))}
    </Inline>
  );
}
