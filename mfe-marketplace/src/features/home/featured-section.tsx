import type { Profession } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Link } from '@counterpart/design-system/link';
import { ProfessionalCard } from '@counterpart/design-system/professional-card';
import { Spinner } from '@counterpart/design-system/spinner';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { below, from } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cardRules, professionalSummary } from '../../professionals/professional-summary';
import type { Directory } from '../../professionals/professions';
import { revealFocused } from '../../side-scroll';
import { HomeSection } from './sections/home-section';

/** At most the first three are shown. */
const shown = 3;

interface FeaturedRules {
  readonly profession: Profession;
  readonly title: string;
  readonly viewAll: string;
  readonly empty: string;
  readonly browse: string;
}

const featuredRules: Record<Directory, FeaturedRules> = {
  accountants: {
    profession: 'accountant',
    title: 'Featured Accountants',
    viewAll: 'View All Accountants',
    empty: 'No featured accountants yet',
    browse: 'Browse Accountants',
  },
  advisors: {
    profession: 'advisor',
    title: 'Featured Financial Advisors',
    viewAll: 'View All Advisors',
    empty: 'No featured advisors yet',
    browse: 'Browse Advisors',
  },
  'fractional-cfos': {
    profession: 'cfo',
    title: 'Featured Fractional CFOs',
    viewAll: 'View All Fractional CFOs',
    empty: 'No featured fractional CFOs yet',
    browse: 'Browse Fractional CFOs',
  },
};

/** In a row that scrolls on small windows; below each other on wide ones, where the list is a column of its own. */
const Cards = styled.ul.attrs({ onFocus: revealFocused })`
  display: grid;
  gap: var(--cp-space-16);
  ${below('large')} {
    grid-auto-columns: min(84%, 340px);
    grid-auto-flow: column;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--cp-space-16));
    padding: var(--cp-space-4) var(--cp-space-16) var(--cp-space-12);
    scroll-padding-inline: var(--cp-space-16);
    > li {
      min-width: 0;
    }
  }
  ${from('large')} {
    flex: 1;
    grid-auto-rows: 1fr;
  }
`;

interface Props {
  readonly directory: Directory;
}

/** The first three featured professionals of a directory; the first one is marked. */
export function FeaturedSection({ directory }: Props): ReactNode {
  const rules = featuredRules[directory];
  return (
    <HomeSection title={rules.title} size="heading" action={<Link href={`/${directory}`}>{rules.viewAll}</Link>}>
      <FeaturedCards directory={directory} rules={rules} />
    </HomeSection>
  );
}

function FeaturedCards({
  directory,
  rules,
}: {
  readonly directory: Directory;
  readonly rules: FeaturedRules;
}): ReactNode {
  const { data, error, isValidating, mutate } = useApi('/api/accountants/featured', {
    query: { profession: rules.profession },
  });
  if (error && !data)
    return (
      <ErrorState
        compact
        headingLevel={3}
        title="We could not load this list"
        description={errorSentence(error)}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <Spinner centered label={`Loading ${rules.title}`} />;
  if (data.length === 0)
    return (
      <EmptyState
        compact
        headingLevel={3}
        illustration={null}
        title={rules.empty}
        description="The directory lists everyone else."
        action={
          <LinkButton href={`/${directory}`} variant="secondary">
            {rules.browse}
          </LinkButton>
        }
      />
    );
  return (
    <Cards data-people>
      {data.slice(0, shown).map((professional, index) => (
        <li key={professional.id}>
          <ProfessionalCard
            {...cardRules[directory]}
            maxTags={2}
            professional={{ ...professionalSummary(professional, { directory, tags: 'short' }), featured: index === 0 }}
          />
        </li>
      ))}
    </Cards>
  );
}
