import { Inline } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';

/** Sources of answers of the Compliance Assistant. */
export const answerAuthors = {
  model: 'The AI model',
  guides: 'Answers of the guides',
  closest: 'Closest answer',
  refusal: 'Declined',
} as const;

/** Links to the guides that an answer cites, by slug. */
export function CitedGuides({ slugs }: { readonly slugs: readonly string[] }): ReactNode {
  return (
    <Inline gap={12}>
      {slugs.map((slug) => (
        <Link key={slug} href={`/compliance/${slug}`}>
          {slug}
        </Link>
      ))}
    </Inline>
  );
}
