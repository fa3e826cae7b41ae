import { Badge } from '@counterpart/design-system/badge';
import { Icon } from '@counterpart/design-system/icon';
import { below, from } from '@counterpart/design-system/layout';
import { Rating } from '@counterpart/design-system/rating';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Ground = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--cp-space-8);
  min-width: 0;
  height: 100%;
  padding: var(--cp-space-12);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg-warm);
  ${from('medium')} {
    padding: var(--cp-space-16) var(--cp-space-24);
  }
`;

const Sheet = styled.div`
  padding: var(--cp-space-12);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);
  ${from('medium')} {
    padding: var(--cp-space-16);
  }
`;

const Result = styled(Sheet)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 0 var(--cp-space-12);
  align-items: center;
`;

/** A person drawn in one ink on a tint, as the portraits of the demo are. */
const Portrait = styled.svg`
  grid-row: 1 / span 2;
  width: 48px;
  height: 48px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-picture-0);
  stroke: var(--cp-avatar-0);
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: var(--cp-weight-semibold);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Price = styled.span`
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-semibold);
  text-align: end;
`;

const Trust = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: var(--cp-space-4) var(--cp-space-8);
  align-items: center;
`;

const Bubble = styled.p<{ $sent?: boolean }>`
  max-width: 88%;
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-large);
  font-size: var(--cp-font-size-small);
  box-shadow: var(--cp-shadow);
  ${({ $sent }) =>
    $sent
      ? 'align-self: flex-end; background: var(--cp-primary); color: var(--cp-on-primary);'
      : 'align-self: flex-start; background: var(--cp-bg);'}
`;

const Note = styled.span`
  display: inline-flex;
  gap: var(--cp-space-4);
  align-items: center;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/** The question is left out where there is no room for it. */
const Question = styled(Bubble)`
  ${below('medium')} {
    display: none;
  }
`;

/** The product at work: a result, a question and its reply. Drawn, so that it follows the theme. */
export function HeroPicture(): ReactNode {
  return (
    <Ground
      role="img"
      aria-label="A search result with rating and price, and what that accountant replied to a question"
    >
      <Result aria-hidden="true">
        <Portrait viewBox="0 0 48 48">
          <path d="M2 48c1-7 6-12 14-13h15c8 1 13 6 14 13z" fill="var(--cp-on-avatar)" />
          <path d="M17 35l-2 13h17l-1-13z" fill="var(--cp-avatar-0)" />
          <path d="M18 28v7c3 3 9 2 11-1v-6z" fill="var(--cp-on-avatar)" />
          <path d="M15 20c0 8 3 13 9 13s9-6 9-14c0-6-4-9-9-9s-9 4-9 10z" fill="var(--cp-on-avatar)" />
          <circle cx="15.5" cy="22.5" r="2.3" fill="var(--cp-on-avatar)" />
          <circle cx="18" cy="6.5" r="3.5" fill="var(--cp-avatar-0)" />
          <path
            d="M15 21c-4-1-5-8-1-11 2-6 12-7 16-3 5 0 7 6 4 11-1-3-2-4-4-6-5 1-9 0-12-2-2 3-2 7-3 11z"
            fill="var(--cp-avatar-0)"
          />
          <path d="M24 20v1.5M30 20v1.5M27.5 20.5l1.5 4h-2M24.5 28q2.5 1.5 5-.5" fill="none" />
        </Portrait>
        <Name>Renee Alvarado</Name>
        <Price>from $65 / hour</Price>
        <Trust>
          <Rating value={4.9} count={31} />
          <Badge tone="verified">Verified</Badge>
        </Trust>
      </Result>
      <Question $sent aria-hidden="true">
        Can you take over the books of two restaurants?
      </Question>
      <Bubble aria-hidden="true">Yes. Send me last month’s statements and I’ll tell you what it takes.</Bubble>
      <Note aria-hidden="true">
        <Icon name="clock" size={16} />
        Replied after 40 minutes
      </Note>
    </Ground>
  );
}
