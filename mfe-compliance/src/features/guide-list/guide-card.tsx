import { wholeCharacters, type Guide } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { ContentCard } from '@counterpart/design-system/content-card';
import type { ReactNode } from 'react';
import { shortDate } from '../../guide-date';
import { industryOptions, jurisdictionOptions, labelOf } from '../../guide-options';

const summaryLength = 150;

/** A summary as cards show it: 150 characters and an ellipsis; a shorter one as it is. */
export function shortSummary(summary: string): string {
  return summary.length > summaryLength ? `${wholeCharacters(summary, summaryLength)}...` : summary;
}

/** One guide in a grid: jurisdiction, title, date of the last update, summary, three industries. */
export function GuideCard({ guide }: { readonly guide: Guide }): ReactNode {
  return (
    <ContentCard
      href={`/compliance/${guide.slug}`}
      linkLabel="View Full Guide"
      title={guide.title}
      excerpt={shortSummary(guide.summary)}
      category={labelOf(jurisdictionOptions, guide.jurisdiction)}
      badge={guide.featured && <Badge tone="featured">Featured</Badge>}
      meta={<time dateTime={guide.lastUpdated}>{shortDate(guide.lastUpdated)}</time>}
      tags={guide.industriesImpacted.map(({ industry }) => labelOf(industryOptions, industry))}
      tagsLabel="Industries"
    />
  );
}
