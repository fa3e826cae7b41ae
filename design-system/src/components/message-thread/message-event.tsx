import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isolated } from '../../internal/isolated';
import { Icon, type IconName } from '../icon/icon';
import { Link } from '../link/link';

/** Something that happened between two people, in place of what one of them wrote. */
export interface ThreadEvent {
  /** A sentence with the person in it: 'Maria sent a proposal: $450 a month'. */
  readonly sentence: string;
  readonly icon: IconName;
  readonly link: { readonly href: string; readonly label: string };
}

interface MessageEventProps {
  readonly event: ThreadEvent;
  readonly createdAt: string;
  readonly time: string;
}

const Line = styled.div`
  display: grid;
  justify-items: center;
  align-self: center;
  max-width: 34rem;
  margin-block: var(--cp-space-8);
  text-align: center;
  font-size: var(--cp-font-size-small);
  overflow-wrap: anywhere;
`;

const Sentence = styled.p`
  color: var(--cp-text-2);
  text-wrap: balance;

  > svg {
    margin-inline-end: var(--cp-space-8);
    color: var(--cp-text-3);
  }
`;

const Meta = styled.p`
  display: flex;
  gap: var(--cp-space-8);
  color: var(--cp-text-3);
`;

/** A line in the middle of a thread: what happened, when, and the way to it. */
export function MessageEvent({ event: { sentence, icon, link }, createdAt, time }: MessageEventProps): ReactNode {
  return (
    <Line>
      <Sentence>
        <Icon name={icon} size={16} />
        <span dir="auto">{isolated(sentence)}</span>
      </Sentence>
      <Meta>
        <time dateTime={createdAt}>{time}</time>
        <Link href={link.href}>{link.label}</Link>
      </Meta>
    </Line>
  );
}
