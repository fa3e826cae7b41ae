import type { Professional } from '@counterpart/api/contract';
import { ProfessionalCard } from '@counterpart/design-system/professional-card';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ComparisonBar } from '../compare/comparison-bar';
import { CardControls } from './card-controls';
import { MovingRows } from './moving-rows';
import { cardRules, professionalSummary } from './professional-summary';
import { directoryOf, type Directory } from './professions';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);

  /* The row whose link was pressed has the focus: its face and name become those of the profile. */
  article:focus-within > :first-child {
    view-transition-name: person-face;
  }
  article:focus-within :is(h2, h3) bdi {
    display: inline-block;
    view-transition-name: person-name;
  }
`;

interface Props {
  /** Name of the list, for screen readers. */
  readonly label: string;
  readonly professionals: readonly Professional[];
  /** The directory whose rules hold; default each professional's own. */
  readonly directory?: Directory | undefined;
  /** Level of the names' headings; default 3. */
  readonly headingLevel?: 2 | 3;
}

/** Professionals in rows, the same thing at the same place in each. */
export function ProfessionalRows({ label, professionals, directory, headingLevel = 3 }: Props): ReactNode {
  return (
    <MovingRows ids={professionals.map(({ id }) => id)}>
      {(list) => (
        <List aria-label={label} data-people ref={list}>
          {professionals.map((professional) => {
            const rules = cardRules[directory ?? directoryOf(professional)];
            const summary = professionalSummary(professional, { directory, tags: directory ? 'full' : 'short' });
            return (
              <li key={professional.id}>
                <ProfessionalCard
                  {...rules}
                  professional={summary}
                  layout="row"
                  maxTags={directory ? summary.tags.length : 3}
                  headingLevel={headingLevel}
                  extra={<CardControls professional={professional} />}
                />
              </li>
            );
          })}
        </List>
      )}
    </MovingRows>
  );
}

/** Rows to compare; those who are chosen stay in sight at the bottom. */
export function ProfessionalList(props: Props): ReactNode {
  return (
    <>
      <ProfessionalRows {...props} />
      <ComparisonBar />
    </>
  );
}
