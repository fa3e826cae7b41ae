import { fullName, type Professional } from '@counterpart/api/contract';
import { Breadcrumbs } from '@counterpart/design-system/breadcrumbs';
import { Card } from '@counterpart/design-system/card';
import { from, Container, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { directoryLabel, type Directory } from '../../professionals/professions';
import { useComparison } from '../../compare/use-comparison';
import { startingPriceText } from '../../professionals/professional-text';
import { BookCard } from '../../meetings/book-card';
import { ProfileAction } from './profile-action';
import { ProfileControls } from './profile-controls';
import { ProfileCredentials } from './profile-credentials';
import { ProfileSummary } from './profile-summary';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-16);
  padding-block: var(--cp-space-16) 0;
  ${from('large')} {
    grid-template:
      'crumbs crumbs'
      'summary main'
      'credentials main' 1fr
      / 360px minmax(0, 1fr);
    gap: var(--cp-space-24) var(--cp-space-32);
    align-items: start;
    padding-block: var(--cp-space-24) 0;
  }
  /* One sheet: both columns side by side, smaller, without what is there to be pressed. */
  @media print {
    zoom: 0.6;
    grid-template:
      'summary main'
      'credentials main' 1fr
      / 320px minmax(0, 1fr);
    gap: var(--cp-space-16);
    align-items: start;
    > :first-child,
    aside ~ *,
    [role='tablist'],
    button {
      display: none;
    }
  }
`;

const Area = styled.div<{ $name: 'crumbs' | 'summary' | 'main' | 'credentials' }>`
  min-width: 0;
  ${from('large')} {
    grid-area: ${({ $name }) => $name};
  }
  @media print {
    grid-area: ${({ $name }) => $name};
  }
`;

/** Narrow enough for three tabs on a phone. */
const Inside = styled.div`
  padding: var(--cp-space-4) var(--cp-space-12) var(--cp-space-16);
  ${from('medium')} {
    padding: var(--cp-space-8) var(--cp-space-24) var(--cp-space-24);
  }
`;

const After = styled.div`
  padding-block: var(--cp-space-40) var(--cp-space-64);
`;

/** On small windows the page's action stays at the bottom; the button that leads to the top stands above it. */
const ActionBar = styled.div<{ $isStuck: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8) var(--cp-space-16);
  align-items: center;
  position: ${({ $isStuck }) => ($isStuck ? 'sticky' : 'static')};
  bottom: 0;
  z-index: 1;
  margin-inline: calc(-1 * var(--cp-space-16));
  padding: var(--cp-space-12) var(--cp-space-16) calc(var(--cp-space-12) + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid var(--cp-border);
  background: var(--cp-bg);
  > :last-child {
    flex: 1 1 9rem;
  }
  ${from('large')} {
    display: none;
  }
`;

interface Props {
  readonly professional: Professional;
  /** The one that the page stands below: someone may be listed in several. */
  readonly directory: Directory;
  /** The tabs. */
  readonly children: ReactNode;
  /** Below both columns. */
  readonly after?: ReactNode;
  /** The action stays at the bottom of small windows; not where people fill in a form, which it would cover. */
  readonly isActionStuck: boolean;
}

/**
 * Left who and trust and one action, right the tabs; one column on small windows, the person before the qualifications
 * and the action at the bottom of the window.
 */
export function ProfileLayout({ professional, directory, children, after, isActionStuck }: Props): ReactNode {
  const { profile } = professional;
  const isStuck = useComparison().people.length === 0 && isActionStuck;
  const price = profile && startingPriceText(profile);
  return (
    <Container>
      <Frame>
        <Area $name="crumbs">
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: directoryLabel[directory], href: `/${directory}` },
              { label: fullName(professional) },
            ]}
          />
        </Area>
        <Area $name="summary">
          <Stack gap={16}>
            <ProfileSummary professional={professional} controls={<ProfileControls professional={professional} />} />
            <BookCard professional={professional} />
          </Stack>
        </Area>
        <Area $name="main">
          <Card as="section" padding="none" aria-label="Profile">
            <Inside>{children}</Inside>
          </Card>
        </Area>
        {profile && (
          <Area $name="credentials">
            <ProfileCredentials profile={profile} />
          </Area>
        )}
      </Frame>
      <After data-screen-only>{after}</After>
      <ActionBar $isStuck={isStuck} data-bottom-bar={isStuck || undefined} data-screen-only>
        <Text as="span" weight="semibold">
          {price ?? professional.firstName}
        </Text>
        <ProfileAction professional={professional} />
      </ActionBar>
    </Container>
  );
}
