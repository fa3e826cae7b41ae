import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { Heading, type HeadingLevel } from '../text/text';

/** Feature of a plan; with a link that explains it where words do not. */
export type PricingFeature = string | { readonly text: string; readonly href: string };

export interface PricingCardProps {
  /** 'Starter', 'Professional', 'Premium'. */
  readonly name: string;
  /** Audience of the plan; one sentence. */
  readonly description?: ReactNode;
  /** In words: '$29'. */
  readonly price: string;
  /** Period of the price: 'per month'. */
  readonly period?: string;
  /** Below the price: 'billed annually at $290 (save $58)'. */
  readonly priceNote?: ReactNode;
  /** In the corner, for example 'Most Popular'. */
  readonly badge?: string | undefined;
  /** Stands out; one card of a row at most. */
  readonly highlighted?: boolean | undefined;
  readonly features: readonly PricingFeature[];
  /** A Button or LinkButton as wide as the card. */
  readonly action: ReactNode;
  /** Default 3. */
  readonly headingLevel?: HeadingLevel;
}

const Frame = styled(Card)<{ $highlighted: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  height: 100%;
  ${from('medium')} {
    gap: var(--cp-space-16);
  }
  ${({ $highlighted }) => $highlighted && 'border-color: var(--cp-primary); box-shadow: inset 0 0 0 1px var(--cp-primary);'}
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
`;

const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-4) var(--cp-space-8);
  min-height: 28px;
`;

const Description = styled.p`
  color: var(--cp-text-2);
`;

const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--cp-space-8);
  color: var(--cp-text-2);
`;

const Amount = styled.span`
  color: var(--cp-text);
  font-size: 2.25rem;
  font-weight: var(--cp-weight-bold);
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

const PriceNote = styled.p`
  min-height: 1.45em;
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

const Features = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
`;

const Feature = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--cp-space-8);

  svg {
    margin-top: 2px;
    color: var(--cp-primary);
  }
`;

/** At the bottom, so that the buttons of a row line up. */
const Foot = styled.div`
  margin-top: auto;
`;

/** One plan: for whom, how much, what is in it, and one button. */
export function PricingCard({
  name,
  description,
  price,
  period,
  priceNote,
  badge,
  highlighted = false,
  features,
  action,
  headingLevel = 3,
}: PricingCardProps): ReactNode {
  const id = useId();
  return (
    <Frame as="article" $highlighted={highlighted} aria-labelledby={id}>
      <Head>
        <NameLine>
          <Heading level={headingLevel} size="heading" id={id}>
            {name}
          </Heading>
          {badge && <Badge tone="featured">{badge}</Badge>}
        </NameLine>
        {description && <Description>{description}</Description>}
      </Head>
      <div>
        <PriceLine>
          <Amount>{price}</Amount>
          {period && <span>{period}</span>}
        </PriceLine>
        {priceNote && <PriceNote>{priceNote}</PriceNote>}
      </div>
      <Features>
        {features.map((feature) => {
          const { text, href } = typeof feature === 'string' ? { text: feature, href: null } : feature;
          return (
            <Feature key={text}>
              <Icon name="check" size={20} />
              {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
            </Feature>
          );
        })}
      </Features>
      <Foot>{action}</Foot>
    </Frame>
  );
}
