import { fullName, type Professional } from '@counterpart/api/contract';
import { Breadcrumbs } from '@counterpart/design-system/breadcrumbs';
import { Card } from '@counterpart/design-system/card';
import { from, Container } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { directoryOf, directoryLabel } from '../../professionals/professions';
import { ContactAction } from './contact-action';
import { ProfileControls } from './profile-controls';
import { ProfileSummary } from './profile-summary';

const Frame = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  padding-block: var(--cp-space-16) var(--cp-space-64);
  ${from('large')} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: var(--cp-space-24) var(--cp-space-32);
    align-items: start;
    padding-block: var(--cp-space-24) var(--cp-space-64);
  }
`;

const Crumbs = styled.div`
  ${from('large')} {
    grid-column: 1 / -1;
  }
`;

/** Narrow enough for three tabs on a phone. */
const Inside = styled.div`
  padding: var(--cp-space-4) var(--cp-space-12) var(--cp-space-16);
  ${from('medium')} {
    padding: var(--cp-space-8) var(--cp-space-24) var(--cp-space-24);
  }
`;

/** On small windows the summary has scrolled away by the end of the page, so its action is there again. */
const AgainAtTheEnd = styled.div`
  ${from('large')} {
    display: none;
  }
`;

interface Props {
  readonly professional: Professional;
  /** The tabs. */
  readonly children: ReactNode;
}

/** Left who and trust and one action, right the tabs; one column on small windows, with the action again at the end. */
export function ProfileLayout({ professional, children }: Props): ReactNode {
  const directory = directoryOf(professional);
  return (
    <Container>
      <Frame>
        <Crumbs>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: directoryLabel[directory], href: `/${directory}` },
              { label: fullName(professional) },
            ]}
          />
        </Crumbs>
        <ProfileSummary professional={professional} controls={<ProfileControls professional={professional} />} />
        <Card as="section" padding="none" aria-label="Profile">
          <Inside>{children}</Inside>
        </Card>
        <AgainAtTheEnd>
          <ContactAction professional={professional} />
        </AgainAtTheEnd>
      </Frame>
    </Container>
  );
}
