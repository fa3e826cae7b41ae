import { fullName, phoneHref, type Professional } from '@counterpart/api/contract';
import { Avatar, smallPicture } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { neighborsPath } from '../../locations/neighbors-path';
import { professionText } from '../../professionals/professions';
import { locationText, responseTimeText, startingPriceText } from '../../professionals/professional-text';

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--cp-space-8);
  align-items: center;
  color: var(--cp-text-2);
`;

const Logo = styled.img`
  flex: none;
  width: 32px;
  height: 32px;
  object-fit: contain;
`;

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

/** A name of 40 px has the card's whole width, below the picture. */
const Who = styled.div`
  display: flex;
  gap: var(--cp-space-16);
  align-items: center;
  ${from('large')} {
    flex-direction: column;
    gap: var(--cp-space-12);
    align-items: flex-start;
  }
  > :first-child {
    view-transition-name: person-face;
  }
  bdi {
    display: inline-block;
    view-transition-name: person-name;
  }
`;

interface Props {
  readonly professional: Professional;
  /** Main action of the page, and the controls beside it. */
  readonly controls: ReactNode;
  /** Of the name; default 1. */
  readonly headingLevel?: 1 | 2;
}

/** Name, reasons to trust the professional, and the page's one action. */
export function ProfileSummary({ professional, controls, headingLevel = 1 }: Props): ReactNode {
  const { profile } = professional;
  const facts: readonly (readonly [IconName, string | undefined, string?])[] = [
    ['map-pin', locationText(professional), neighborsPath(professional)],
    ['clock', profile ? responseTimeText(profile) : undefined],
    ['dollar', profile ? startingPriceText(profile) : undefined],
  ];

  return (
    <Card as="aside" aria-label="Summary">
      <Stack gap={24}>
        <Who>
          <Avatar id={professional.id} name={fullName(professional)} src={professional.profilePicture} size="large" />
          <Stack gap={4}>
            <Heading level={headingLevel}>
              <bdi>{fullName(professional)}</bdi>
            </Heading>
            <Text tone="muted">{professionText(professional)}</Text>
          </Stack>
        </Who>
        {(profile?.businessName || profile?.logoUrl) && (
          <Inline gap={12} align="center" wrap={false}>
            {profile.logoUrl && (
              <Logo
                src={smallPicture(profile.logoUrl)}
                alt={profile.businessName ? `Logo of ${profile.businessName}` : 'Logo'}
                width={32}
                height={32}
              />
            )}
            {profile.businessName && (
              <Text tone="muted" dir="auto">
                {profile.businessName}
              </Text>
            )}
          </Inline>
        )}
        <Inline gap={8}>
          <Rating value={professional.avgRating} count={professional.reviewCount} />
          {profile?.verified && <Badge tone="verified">Verified Professional</Badge>}
          {profile?.featured && <Badge tone="featured">Featured</Badge>}
        </Inline>
        <Lines>
          {facts.map(([icon, text, href]) =>
            text ? (
              <Line key={icon}>
                <Icon name={icon} size={20} />
                {href ? <Link href={href}>{text}</Link> : <bdi>{text}</bdi>}
              </Line>
            ) : null,
          )}
          {profile?.phone && (
            <Line>
              <Icon name="phone" size={20} />
              <Link href={phoneHref(profile.phone)}>{profile.phone}</Link>
            </Line>
          )}
        </Lines>
        {controls}
      </Stack>
    </Card>
  );
}
