import type { Profession } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { ProfessionalCard } from '@counterpart/design-system/professional-card';
import { Spinner } from '@counterpart/design-system/spinner';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { Tabs } from '@counterpart/design-system/tabs';
import { Text } from '@counterpart/design-system/text';
import { useState, type ReactNode } from 'react';
import { cardRules, professionalSummary } from '../../professionals/professional-summary';
import { shelfNotice } from '../../professionals/placement';
import { directoryLabel, type Directory } from '../../professionals/professions';
import { SideScroll } from '../../side-scroll';
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

const directories = Object.keys(featuredRules) as Directory[];

/** Those whose plan shows them here: one directory at a time, three people of each. */
export function FeaturedTabs(): ReactNode {
  const [shownDirectory, show] = useState<Directory>('accountants');
  return (
    <HomeSection title="Featured professionals">
      <Tabs
        label="Featured"
        keepsPanels
        value={shownDirectory}
        onChange={show}
        items={directories.map((directory) => ({
          id: directory,
          label: directoryLabel[directory],
          content: <FeaturedSection directory={directory} />,
        }))}
      />
    </HomeSection>
  );
}

/** The first three featured professionals of a directory; the first one is marked. */
export function FeaturedSection({ directory }: { readonly directory: Directory }): ReactNode {
  const rules = featuredRules[directory];
  return (
    <Stack as="section" gap={12} aria-label={rules.title}>
      <Inline gap={16} justify="between">
        <Text size="small" tone="muted">
          {shelfNotice}
        </Text>
        <Link href={`/${directory}`}>{rules.viewAll}</Link>
      </Inline>
      <FeaturedCards directory={directory} rules={rules} />
    </Stack>
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
    <SideScroll label={rules.title}>
      {data.slice(0, shown).map((professional, index) => (
        <li key={professional.id}>
          <ProfessionalCard
            {...cardRules[directory]}
            maxTags={2}
            professional={{ ...professionalSummary(professional, { directory, tags: 'short' }), featured: index === 0 }}
          />
        </li>
      ))}
    </SideScroll>
  );
}
