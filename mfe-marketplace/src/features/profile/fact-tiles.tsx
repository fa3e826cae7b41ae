import type { Profile } from '@counterpart/api/contract';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { from } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { meetingText } from '../../professionals/listing-text';

const Tiles = styled.dl`
  display: grid;
  gap: var(--cp-space-12) var(--cp-space-24);
  padding: var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg-page);
  ${from('medium')} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--cp-space-12);
  }
  svg {
    grid-row: 1 / span 2;
    margin-top: 2px;
    color: var(--cp-primary);
  }
  dt {
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
  }
  dd {
    grid-column: 2;
    font-weight: var(--cp-weight-medium);
  }
`;

/** At most three facts at a glance; what is unknown is left out. */
export function FactTiles({ profile }: { readonly profile: Profile }): ReactNode {
  const facts: readonly (readonly [IconName, string, string | undefined])[] = [
    ['briefcase', 'In business', profile.yearsFounded ? `Since ${profile.yearsFounded}` : undefined],
    ['handshake', 'Meets clients', meetingText(profile)],
    ['globe', 'Speaks', profile.languages.join(', ')],
  ];
  const known = facts.filter(([, , value]) => value);
  if (known.length === 0) return null;
  return (
    <Tiles>
      {known.map(([icon, term, value]) => (
        <div key={term}>
          <Icon name={icon} size={20} />
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Tiles>
  );
}
