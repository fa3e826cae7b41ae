import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import type { ReactNode } from 'react';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  /** How many there are on all pages. */
  readonly total: number;
  /** Said about a page behind the last one. */
  readonly pastTheEnd: string;
  /** What stands there when no page has anything. */
  readonly title: string;
  readonly description: string;
}

/** Why a page is empty: it lies behind the last one, or nobody fits the filters. */
export function NothingFound({ finder, total, pastTheEnd, title, description }: Props): ReactNode {
  if (total > 0)
    return (
      <EmptyState
        title={`There is no page ${finder.query.page}`}
        description={pastTheEnd}
        action={
          <Button variant="secondary" onClick={() => finder.goToPage(1)}>
            Go to Page 1
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        <Button variant="secondary" onClick={finder.clear}>
          Clear Filters
        </Button>
      }
    />
  );
}
