import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline } from '@counterpart/design-system/layout';
import { lostPicture } from '@counterpart/design-system/pictures/lost';
import { searchPicture } from '@counterpart/design-system/pictures/search';
import type { ReactNode } from 'react';
import { rescueChanges, rescueText, type Rescue } from './rescue-options';
import type { Finder } from './use-finder';

export interface NothingFoundProps {
  readonly finder: Finder;
  /** Number of results on all pages. */
  readonly total: number;
  /** Said about a page behind the last one. */
  readonly pastTheEnd: string;
  /** Title when no page has any results. */
  readonly title: string;
  readonly description: string;
  /** Filters to drop for results, with their counts. */
  readonly rescues?: readonly Rescue[];
}

/** Explains why a page is empty: it is past the last one, or nothing matches the filters. */
export function NothingFound({
  finder,
  total,
  pastTheEnd,
  title,
  description,
  rescues = [],
}: NothingFoundProps): ReactNode {
  if (total > 0)
    return (
      <EmptyState
        illustration={lostPicture}
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
      illustration={searchPicture}
      title={title}
      description={rescues.length > 0 ? 'No one matches all of these filters. Try loosening some:' : description}
      action={<RescueButtons finder={finder} rescues={rescues} />}
    />
  );
}

/** Filters to drop, with how many are found then. */
export function RescueButtons({ finder, rescues }: Required<Pick<NothingFoundProps, 'finder' | 'rescues'>>): ReactNode {
  return (
    <Inline gap={8} justify="center">
      {rescues.map((rescue) => (
        <Button
          key={`${rescue.without.join()} ${rescue.remote}`}
          variant="secondary"
          onClick={() => finder.change(rescueChanges(rescue))}
        >
          {rescueText(rescue, finder)}
        </Button>
      ))}
      <Button variant={rescues.length > 0 ? 'ghost' : 'secondary'} onClick={finder.clear}>
        Clear Filters
      </Button>
    </Inline>
  );
}
