import { reasonKind, type QuizMatch } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Card } from '@counterpart/design-system/card';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Icon } from '@counterpart/design-system/icon';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Heading, Text } from '@counterpart/design-system/text';
import { useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { professionalSummary } from '../../professionals/professional-summary';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-12) var(--cp-space-16);
  > :last-child {
    grid-column: 1 / -1;
  }
  ${from('medium')} {
    grid-template-columns: auto minmax(0, 1fr) 200px;
    > :last-child {
      grid-column: auto;
    }
  }
`;

/** Side by side, so that a card is no higher than five of them need. */
const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-2) var(--cp-space-16);
  font-size: var(--cp-font-size-small);
  li {
    display: flex;
    gap: var(--cp-space-4);
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--cp-primary);
  }
  [data-kind='known'] {
    color: var(--cp-text-2);
  }
  [data-kind='aboveBudget'],
  [data-kind='aboveBudget'] svg {
    color: var(--cp-warning);
  }
`;

const marks = { fits: 'check', aboveBudget: 'alert-triangle', known: null } as const;

interface Props {
  readonly headingLevel: 2 | 4;
  readonly match: QuizMatch;
  readonly chosen: boolean;
  /** The match is the person who looks at it. */
  readonly isSelf: boolean;
  readonly disabled: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One match: who, why, and whether to contact them. */
export function MatchCard({
  headingLevel,
  match: { professional, reasons, contacted },
  chosen,
  isSelf,
  disabled,
  onChoose,
}: Props): ReactNode {
  const isOff = useHost().areas.switchedOff.includes('messaging');
  const { id, name, href, picture, headline, location, rating, reviewCount, priceFrom } = professionalSummary(
    professional,
    { tags: 'short' },
  );
  return (
    <Card as="li" padding="small">
      <Frame>
        <Avatar id={id} name={name} src={picture ?? null} size="medium" />
        <Stack gap={2}>
          <Inline gap={12}>
            <Heading level={headingLevel} size="body">
              <Link href={href}>{name}</Link>
            </Heading>
            <Rating value={rating} count={reviewCount} />
          </Inline>
          <Text size="small" tone="muted" clamp={1}>
            {[headline, location].filter(Boolean).join(' · ')}
          </Text>
          <Reasons>
            {reasons.map((reason) => {
              const kind = reasonKind(reason);
              return (
                <li key={reason} data-kind={kind}>
                  {marks[kind] && <Icon name={marks[kind]} size={16} />}
                  <span>{reason}</span>
                </li>
              );
            })}
          </Reasons>
        </Stack>
        <Stack gap={8}>
          {priceFrom && <Text>{priceFrom}</Text>}
          {contacted && !isOff && (
            <Link href={`/messages?with=${id}`}>{`Open your conversation with ${professional.firstName}`}</Link>
          )}
          {contacted && isOff && <Text tone="muted">{`You contacted ${professional.firstName}.`}</Text>}
          {!contacted && !isSelf && !isOff && (
            <Checkbox label={`Contact ${name}`} checked={chosen} disabled={disabled} onChange={onChoose} />
          )}
        </Stack>
      </Frame>
    </Card>
  );
}
