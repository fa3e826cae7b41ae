import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../internal/format-date';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Rating } from '../rating/rating';

export interface ReviewItemProps {
  /** The author; `null` shows 'Anonymous Client'. */
  readonly author: { readonly id: number; readonly name: string; readonly picture?: string | null } | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** ISO 8601; shown as 'November 5, 2026'. */
  readonly createdAt: string;
  /** The client has had a conversation with this professional. */
  readonly verifiedClient?: boolean;
  /** The professional's public answer. */
  readonly reply?: { readonly from: string; readonly text: string } | null;
  /** IANA time zone of the date, the reader’s. */
  readonly timeZone: string;
  /** Buttons at the end, for example Report. */
  readonly actions?: ReactNode;
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  padding-block: var(--cp-space-24);

  & + & {
    border-top: 1px solid var(--cp-border);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
`;

const Who = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-4) var(--cp-space-8);
  font-weight: var(--cp-weight-semibold);
`;

const When = styled.time`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

const Comment = styled.p`
  max-width: 70ch;
  white-space: pre-line;
`;

const Reply = styled.blockquote`
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg-subtle);
  white-space: pre-line;
`;

const ReplyFrom = styled.p`
  margin-bottom: var(--cp-space-4);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-semibold);
`;

const months = 'January February March April May June July August September October November December'.split(' ');
/** Writes without `Intl`, whose first use takes a slow phone 80 ms: this is what shows until the page has hydrated. */
const utcDay = (at: Date): string => `${months[at.getUTCMonth()] ?? ''} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;

/** One review: who, how many stars, when, what they wrote, and the answer. */
export function ReviewItem({
  author,
  rating,
  comment,
  createdAt,
  verifiedClient = false,
  reply,
  timeZone,
  actions,
}: ReviewItemProps): ReactNode {
  const name = author?.name ?? 'Anonymous Client';
  return (
    <Root>
      <Head>
        <Avatar id={author?.id ?? 0} name={name} src={author?.picture ?? null} />
        <Who>
          <Name>
            <bdi>{name}</bdi>
            {verifiedClient && <Badge tone="verified">Verified client</Badge>}
          </Name>
          <When dateTime={createdAt}>
            {timeZone === 'UTC' ? utcDay(new Date(createdAt)) : formatDate(createdAt, 'long', timeZone)}
          </When>
        </Who>
      </Head>
      <Rating value={rating} stars="five" />
      <Comment dir="auto">{comment}</Comment>
      {reply && (
        <Reply>
          <ReplyFrom>
            Reply from <bdi>{reply.from}</bdi>
          </ReplyFrom>
          <div dir="auto">{reply.text}</div>
        </Reply>
      )}
      {actions}
    </Root>
  );
}
