import { wholeCharacters, type ListedGuide } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { ContentCard } from '@counterpart/design-system/content-card';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { GuideCover } from '../../covers/guide-cover';
import { industryOptions, jurisdictionOptions, labelOf } from '../../guide-options';

const summaryLength = 150;

/** A summary as cards show it: at most 150 characters, cut after a word, and an ellipsis; a shorter one as it is. */
export function shortSummary(summary: string): string {
  if (summary.length <= summaryLength) return summary;
  // One more character, so that a word that ends exactly there is kept.
  const start = summary.slice(0, summaryLength + 1);
  const lastSpace = start.lastIndexOf(' ');
  const words = lastSpace > 0 ? start.slice(0, lastSpace) : wholeCharacters(summary, summaryLength);
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}...`;
}

interface Props {
  readonly guide: ListedGuide;
  /** True hides the cover on small screens. */
  readonly coverIsOptional?: boolean;
}

/** One guide in a grid: cover, jurisdiction, title, date of the last update, summary, three industries. */
export function GuideCard({ guide, coverIsOptional = false }: Props): ReactNode {
  const dateText = useDateText();
  return (
    <ContentCard
      href={`/compliance/${guide.slug}`}
      linkLabel="View Full Guide"
      title={guide.title}
      picture={<GuideCover guide={guide} />}
      pictureIsOptional={coverIsOptional}
      excerpt={shortSummary(guide.summary)}
      category={labelOf(jurisdictionOptions, guide.jurisdiction)}
      badge={guide.featured && <Badge tone="featured">Featured</Badge>}
      meta={<time dateTime={guide.lastUpdated}>{dateText(guide.lastUpdated, 'day')}</time>}
      tags={guide.industriesImpacted.map(({ industry }) => labelOf(industryOptions, industry))}
      tagsLabel="Industries"
    />
  );
}
