import { fullName, categoryLabel, type Post } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { from, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Menu } from '@counterpart/design-system/menu';
import { Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { postStatus, statusLooks } from '../post-status';
import { excerptStart } from './excerpt-start';

const Cell = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--cp-space-4);
  max-inline-size: min(15rem, calc(100vw - 12.5rem));
  overflow-wrap: anywhere;
`;

/** Cell that grows in height, not width, so that the actions beside it stay in view. */
const Short = styled(Cell)`
  max-inline-size: 6rem;
`;

const BelowMedium = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--cp-space-4);

  ${from('medium')} {
    display: none;
  }
`;

/** The day a post was published, else the one it was written. */
export function DateCell({ post }: { readonly post: Post }): ReactNode {
  const dateText = useDateText();
  return <span>{dateText(post.publishedAt ?? post.createdAt, 'day')}</span>;
}

/** The name of a post's author. */
const authorOf = ({ author }: Post): string => (author ? fullName(author) : '');

/** Published, Draft, Scheduled with its moment, or Deleted. */
export function StatusCell({ post }: { readonly post: Post }): ReactNode {
  const dateText = useDateText();
  const { label, tone } = statusLooks[postStatus(post)];
  return (
    <Short>
      <Badge tone={tone}>{label}</Badge>
      {post.publishAt && !post.deletedAt && (
        <Text size="small" tone="muted" tabular>
          {dateText(post.publishAt, 'moment')}
        </Text>
      )}
    </Short>
  );
}

export function CategoryCell({ post }: { readonly post: Post }): ReactNode {
  return <Short>{categoryLabel(post.category)}</Short>;
}

export function AuthorCell({ post }: { readonly post: Post }): ReactNode {
  return <Short>{authorOf(post)}</Short>;
}

/** Title and the beginning of the excerpt, and below them what small windows have no column for. */
export function TitleCell({ post }: { readonly post: Post }): ReactNode {
  return (
    <Cell>
      {post.deletedAt ? (
        <Text as="strong" weight="medium">
          {post.title}
        </Text>
      ) : (
        <Link href={`/blog/admin/edit/${post.id}`} dir="auto">
          {post.title}
        </Link>
      )}
      <Text size="small" tone="muted" dir="auto">
        {excerptStart(post.excerpt)}
      </Text>
      <BelowMedium>
        <StatusCell post={post} />
        <Text size="small" tone="muted" tabular>
          <span>{`${categoryLabel(post.category)} · `}</span>
          <DateCell post={post} />
        </Text>
      </BelowMedium>
    </Cell>
  );
}

const Wide = styled.div`
  display: none;

  ${from('wide')} {
    display: flex;
    justify-content: flex-end;
  }
`;

const Narrow = styled.div`
  ${from('wide')} {
    display: none;
  }
`;

interface ActionsProps {
  readonly post: Post;
  readonly onToggle: (post: Post) => void;
  readonly onDelete: (post: Post) => void;
  readonly onRestore: (post: Post) => void;
}

/** View, Edit, Publish or Unpublish, Delete: side by side where there is room, else in a menu. */
export function ActionsCell({ post, onToggle, onDelete, onRestore }: ActionsProps): ReactNode {
  const toggleLabel = post.published ? 'Unpublish' : 'Publish';
  const about = <VisuallyHidden>{` ${post.title}`}</VisuallyHidden>;
  if (post.deletedAt) {
    return (
      <Button variant="ghost" size="small" onClick={() => onRestore(post)}>
        Restore{about}
      </Button>
    );
  }
  return (
    <>
      <Wide>
        <LinkButton variant="ghost" size="small" href={`/blog/${post.slug}`}>
          View{about}
        </LinkButton>
        <LinkButton variant="ghost" size="small" href={`/blog/admin/edit/${post.id}`}>
          Edit{about}
        </LinkButton>
        <Button variant="ghost" size="small" onClick={() => onToggle(post)}>
          <span>{toggleLabel}</span>
          {about}
        </Button>
        <Button variant="ghost" size="small" onClick={() => onDelete(post)}>
          Delete{about}
        </Button>
      </Wide>
      <Narrow>
        <Menu
          label={`Actions for ${post.title}`}
          trigger={<Icon name="more" size={20} />}
          items={[
            { kind: 'link', label: 'View', icon: 'eye', href: `/blog/${post.slug}` },
            { kind: 'link', label: 'Edit', icon: 'edit', href: `/blog/admin/edit/${post.id}` },
            { kind: 'action', label: toggleLabel, icon: 'send', onSelect: () => onToggle(post) },
            { kind: 'separator', id: 'line' },
            {
              kind: 'action',
              label: 'Delete',
              icon: 'trash',
              tone: 'danger',
              onSelect: () => onDelete(post),
            },
          ]}
        />
      </Narrow>
    </>
  );
}
