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

/** A drawn head and shoulders, no photo. */
const Portrait = styled.svg`
  grid-row: 1 / span 2;
  width: 48px;
  height: 48px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-picture-0);
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
          <path d="M8 48c1-11 7-16 16-16s15 5 16 16z" fill="var(--cp-primary)" />
          <circle cx="24" cy="20" r="9" fill="var(--cp-picture-5)" />
          <path d="M14 20c0-8 4-12 10-12s10 4 10 12c-2-5-5-7-10-7s-8 2-10 7z" fill="var(--cp-avatar-3)" />
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
