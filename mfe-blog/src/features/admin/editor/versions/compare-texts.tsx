import { categoryLabel } from '@counterpart/api/contract';
import { TextDifferences } from '@counterpart/design-system/text-differences';
import type { ReactNode } from 'react';

/** The fields of two versions that are compared. */
export interface Comparable {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly slug: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly featuredImage: string | null;
  readonly featuredImageAlt?: string | null | undefined;
}

const fields: readonly { readonly label: string; readonly read: (version: Comparable) => string }[] = [
  { label: 'Title', read: ({ title }) => title },
  { label: 'Excerpt', read: ({ excerpt }) => excerpt },
  { label: 'Content', read: ({ content }) => content },
  { label: 'Slug', read: ({ slug }) => slug },
  { label: 'Category', read: ({ category }) => (category ? categoryLabel(category) : '') },
  { label: 'Tags', read: ({ tags }) => tags.join(', ') },
  { label: 'Featured image', read: ({ featuredImage }) => featuredImage ?? '' },
  { label: 'Alt text', read: ({ featuredImageAlt }) => featuredImageAlt ?? '' },
];

interface Props {
  readonly before: Comparable;
  readonly after: Comparable;
}

/** Differences of two versions of a post. */
export function CompareTexts({ before, after }: Props): ReactNode {
  return (
    <TextDifferences fields={fields.map(({ label, read }) => ({ label, before: read(before), after: read(after) }))} />
  );
}
