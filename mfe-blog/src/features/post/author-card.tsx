import { fullName, type Post } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { professionLabels } from '../../profession-labels';

/** Author of the post, with a link to their page in the directory if they have one. */
export function AuthorCard({ author }: { readonly author: NonNullable<Post['author']> }): ReactNode {
  const siteName = useSiteName();
  const name = fullName(author);
  return (
    <Card as="section" tone="subtle" aria-label="About the author">
      <Inline gap={16} wrap={false}>
        <Avatar id={author.id} name={name} src={author.profilePicture} size="large" />
        <Stack gap={4}>
          <Text size="small" tone="muted">
            Written by
          </Text>
          <Heading level={2} size="large">
            {author.listed ? <Link href={`/accountants/${author.id}`}>{name}</Link> : name}
          </Heading>
          {author.profession && (
            <Text size="small" tone="muted">{`${professionLabels[author.profession]} on ${siteName}`}</Text>
          )}
        </Stack>
      </Inline>
    </Card>
  );
}
