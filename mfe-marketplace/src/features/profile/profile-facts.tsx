import { TagList } from '@counterpart/design-system/tag';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';

interface TagsProps {
  readonly title: string;
  readonly tags: readonly string[];
  /** Place in the page's outline; default 3. */
  readonly level?: 2 | 3;
}

/** A titled row of tags; nothing without tags. */
export function ProfileTags({ title, tags, level = 3 }: TagsProps): ReactNode {
  if (tags.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading level={level} size="body">
        {title}
      </Heading>
      <TagList label={title} tags={tags} />
    </Stack>
  );
}

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Place in the page's outline; default 3. */
  readonly level?: 2 | 3;
}

/** A titled fact; nothing when it is unknown. */
export function ProfileFact({ title, children, level = 3 }: FactProps): ReactNode {
  if (children === null || children === undefined || children === '') return null;
  return (
    <Stack gap={4}>
      <Heading level={level} size="body">
        {title}
      </Heading>
      <Text as="div" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}
