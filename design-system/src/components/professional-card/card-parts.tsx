import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { clampLines } from '../../internal/styles';
import { Badge } from '../badge/badge';
import { LinkButton } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { Rating } from '../rating/rating';
import { Heading } from '../text/text';
import type { CardAction, ProfessionalSummary } from './professional-summary';

/** What both layouts receive. */
export interface CardParts {
  readonly professional: ProfessionalSummary;
  readonly maxTags: number;
  readonly action: CardAction;
  readonly secondaryAction: CardAction | undefined;
  readonly extra: ReactNode;
  readonly headingLevel: 2 | 3 | 4;
}

const NameLink = styled(Anchor)`
  /* One box, also over two lines. */
  display: inline-block;
  color: var(--cp-text);
  text-decoration: none;

  &:hover {
    color: var(--cp-primary);
    text-decoration: underline;
  }
`;

const Headline = styled.p`
  ${clampLines(1)}
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/** Who: the name, which is the card's link, and what they are. */
export function Who({ professional, headingLevel }: Pick<CardParts, 'professional' | 'headingLevel'>): ReactNode {
  return (
    <div>
      <Heading level={headingLevel} size="large">
        <NameLink href={professional.href}>{professional.name}</NameLink>
      </Heading>
      <Headline>{professional.headline}</Headline>
    </div>
  );
}

const TrustLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-4) var(--cp-space-12);

  /* A long credential breaks before it makes a narrow card wider. */
  > * {
    min-width: 0;
    white-space: normal;
  }
`;

/** Trusted by what: rating with count, verified in teal, a credential. */
export function Trust({ professional }: Pick<CardParts, 'professional'>): ReactNode {
  return (
    <TrustLine>
      <Rating value={professional.rating} count={professional.reviewCount} />
      {professional.verified && <Badge tone="verified">Verified</Badge>}
      {professional.credential && <Badge>{professional.credential}</Badge>}
    </TrustLine>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-4) var(--cp-space-16);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }

  svg {
    color: var(--cp-text-3);
  }
`;

/** Where, and how soon they answer. */
export function WhereAndWhen({ professional }: Pick<CardParts, 'professional'>): ReactNode {
  const facts: readonly (readonly [IconName, string | null | undefined])[] = [
    ['map-pin', professional.location],
    ['clock', professional.responseTime],
  ];
  const known = facts.filter(([, text]) => text);
  if (known.length === 0) return null;
  return (
    <Facts aria-label="Place and response time">
      {known.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </Facts>
  );
}

/** The introduction, two lines of it. */
export const Bio = styled.p`
  ${clampLines(2)}
  color: var(--cp-text-2);
`;

const PriceText = styled.p`
  font-weight: var(--cp-weight-semibold);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** From how much. */
export function Price({ professional }: Pick<CardParts, 'professional'>): ReactNode {
  return professional.priceFrom ? <PriceText>{professional.priceFrom}</PriceText> : null;
}

/** One of the card's buttons; its name says whose profile it opens. */
export function CardButton({
  action,
  professional,
  variant,
}: {
  readonly action: CardAction;
  readonly professional: ProfessionalSummary;
  readonly variant: 'primary' | 'secondary' | 'ghost';
}): ReactNode {
  return (
    <LinkButton
      href={action.href ?? professional.href}
      variant={variant}
      onClick={action.onClick}
      aria-label={`${action.label}: ${professional.name}`}
    >
      {action.label}
    </LinkButton>
  );
}
