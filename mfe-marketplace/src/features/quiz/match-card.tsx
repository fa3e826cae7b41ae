import type { QuizMatch } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Heading, Text } from '@counterpart/design-system/text';
import { useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckList } from '../../marketing/check-list';
import { professionalSummary } from '../../professionals/professional-summary';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-12) var(--cp-space-16);
  > :last-child {
    grid-column: 1 / -1;
  }
  ${from('small')} {
    > :last-child {
      grid-column: 2;
    }
  }
`;

interface Props {
  readonly headingLevel: 3 | 4;
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
    <Card as="li">
      <Frame>
        <Avatar id={id} name={name} src={picture ?? null} size="medium" />
        <Stack gap={4}>
          <Heading level={headingLevel} size="body">
            <Link href={href}>{name}</Link>
          </Heading>
          <Text size="small" tone="muted">
            {[headline, location, priceFrom].filter(Boolean).join(' · ')}
          </Text>
          <Inline gap={12}>
            <Rating value={rating} count={reviewCount} />
            {professional.profile?.verified && <Badge tone="verified">Verified</Badge>}
          </Inline>
        </Stack>
        <Stack gap={12}>
          <CheckList items={reasons} />
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
