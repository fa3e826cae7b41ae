import { fullName, type Professional } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Card } from '@counterpart/design-system/card';
import { Inline } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { professionText, profilePath } from './professions';
import { startingPriceText } from './professional-text';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-12);
  align-items: center;
  padding: var(--cp-space-12) var(--cp-space-16);

  + li {
    border-top: 1px solid var(--cp-border);
  }
`;

interface Person {
  readonly professional: Professional;
  /** A line about this person, for example why they match. */
  readonly note?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly people: readonly Person[];
}

/** Professionals at a glance below each other, each leading to their page. */
export function PeopleRows({ label, people }: Props): ReactNode {
  return (
    <Card padding="none">
      <ul aria-label={label} data-people>
        {people.map(({ professional, note }) => (
          <Row key={professional.id}>
            <Avatar id={professional.id} name={fullName(professional)} src={professional.profilePicture} />
            <div>
              <Inline gap={12} justify="between">
                <Text weight="semibold">
                  <Link href={profilePath(professional)}>{fullName(professional)}</Link>
                </Text>
                <Rating value={professional.avgRating} count={professional.reviewCount} />
              </Inline>
              <Text size="small" tone="muted">
                {note ??
                  [professionText(professional), professional.profile && startingPriceText(professional.profile)]
                    .filter(Boolean)
                    .join(' · ')}
              </Text>
            </div>
          </Row>
        ))}
      </ul>
    </Card>
  );
}
