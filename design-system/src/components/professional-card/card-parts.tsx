import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { clampLines, truncate } from '../../internal/styles';
import { Badge } from '../badge/badge';
import { LinkButton } from '../button/button';
import { Icon } from '../icon/icon';
import { Rating } from '../rating/rating';
import { Heading } from '../text/text';
import type { CardAction, ProfessionalSummary } from './professional-summary';

/** Props of both layouts. */
export interface CardParts {
  readonly professional: ProfessionalSummary;
  readonly maxTags: number;
  readonly action: CardAction;
  readonly secondaryAction: CardAction | undefined;
  readonly extra: ReactNode;
  readonly headingLevel: 2 | 3 | 4;
}

const NameLink = styled(Anchor)`
  overflow-wrap: anywhere;
  /* One box, also over two lines. */
  display: inline-block;
  color: var(--cp-text);
  text-decoration: none;

  /* The whole card leads to the profile; its other controls stand above this. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:hover {
    color: var(--cp-primary);
    text-decoration: underline;
  }
`;

/** A card that is one link, with controls of its own above it. */
export const wholeLink = css`
  position: relative;
`;

/** Style of controls beside the card's link. */
export const aboveLink = css`
  position: relative;
  z-index: 1;
`;

const Headline = styled.p`
  ${clampLines(1)}
  margin-top: -2px;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/** The name, and 'Featured' at the line's end; what is below has the whole width. */
export const NameLine = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--cp-space-8);

  > * {
    min-width: 0;
    line-height: var(--cp-line-height-heading);
  }

  > span {
    flex: none;
  }
`;

/** Name, which is the card's link, and headline. */
export function Who({ professional, headingLevel }: Pick<CardParts, 'professional' | 'headingLevel'>): ReactNode {
  return (
    <div>
      <NameLine>
        <Heading level={headingLevel} size="large">
          <NameLink href={professional.href}>
            <bdi>{professional.name}</bdi>
          </NameLink>
        </Heading>
        {professional.featured && <Badge tone="featured">Featured</Badge>}
      </NameLine>
      <Headline dir="auto">{professional.headline}</Headline>
    </div>
  );
}

const TrustLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2) var(--cp-space-12);
`;

const ReplyTime = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);

  svg {
    color: var(--cp-text-3);
  }
`;

/** Trusted by what: rating with count, verified in teal, how soon they reply. */
export function Trust({ professional }: Pick<CardParts, 'professional'>): ReactNode {
  return (
    <TrustLine>
      <Rating value={professional.rating} count={professional.reviewCount} />
      {professional.verified && <Badge tone="verified">Verified</Badge>}
      {professional.responseTime && (
        <ReplyTime>
          <Icon name="clock" size={16} />
          <span>{professional.responseTime}</span>
        </ReplyTime>
      )}
    </TrustLine>
  );
}

/** One line whatever is in it: a long credential is cut. */
const WhereLine = styled.p`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const Location = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;

  svg {
    flex: none;
    color: var(--cp-text-3);
  }
`;

const Credential = styled.span`
  ${truncate}
`;

/** Location and credential, if known. */
export function Where({ professional: { location, credential } }: Pick<CardParts, 'professional'>): ReactNode {
  if (!location && !credential) return null;
  return (
    <WhereLine>
      {location && (
        <Location>
          <Icon name="map-pin" size={16} />
          <bdi>{location}</bdi>
        </Location>
      )}
      {credential && (
        <Credential title={credential}>
          <bdi>{credential}</bdi>
        </Credential>
      )}
    </WhereLine>
  );
}

/** The introduction, two lines of it. */
export const Bio = styled.p`
  ${clampLines(2)}
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const PriceText = styled.p`
  font-weight: var(--cp-weight-semibold);
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

/** From how much. */
export function Price({ professional }: Pick<CardParts, 'professional'>): ReactNode {
  return professional.priceFrom ? <PriceText>{professional.priceFrom}</PriceText> : null;
}

/** Small controls, whose last words end where the card's do. */
export const Extra = styled.div`
  ${aboveLink}
  grid-column: 2;
  display: flex;
  margin-inline-end: calc(-1 * var(--cp-space-8));
`;

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
