import { categoryLabel } from '@counterpart/api/contract';
import { Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textChanges } from './text-changes';

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

const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-block-size: 24rem;
  overflow: auto;
  padding: var(--cp-space-12);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);

  del {
    background: var(--cp-error-bg);
    color: var(--cp-error);
  }
  ins {
    background: var(--cp-success-bg);
    color: var(--cp-success);
    text-decoration: underline;
  }
`;

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

/** Differences of two versions, field by field: removed text is struck out, added text is underlined. */
export function CompareTexts({ before, after }: Props): ReactNode {
  const changed = fields.filter(({ read }) => read(before) !== read(after));
  if (changed.length === 0) return <Text tone="muted">The two versions say the same.</Text>;
  return (
    <Stack gap={16}>
      {changed.map(({ label, read }) => (
        <Stack key={label} gap={4} as="section" aria-label={label}>
          <Text weight="medium">{label}</Text>
          <Words tabIndex={0} role="group" aria-label={`Changes: ${label}`}>
            {textChanges(read(before), read(after)).map(({ kind, text }, index) =>
              kind === 'same' ? (
                <span key={index}>{text}</span>
              ) : kind === 'added' ? (
                <ins key={index}>
                  <VisuallyHidden>added: </VisuallyHidden>
                  <span>{text}</span>
                </ins>
              ) : (
                <del key={index}>
                  <VisuallyHidden>removed: </VisuallyHidden>
                  <span>{text}</span>
                </del>
              ),
            )}
          </Words>
        </Stack>
      ))}
    </Stack>
  );
}
