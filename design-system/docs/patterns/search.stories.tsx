import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { from } from '../../src/internal/media';
import { longNamed, maria, samuel } from '../../.storybook/samples';
import { Button } from '../../src/components/button/button';
import { CheckboxGroup } from '../../src/components/checkbox/checkbox';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { FilterChips } from '../../src/components/filter-chips/filter-chips';
import { FilterGroup, FilterPanel } from '../../src/components/filter-panel/filter-panel';
import { Stack } from '../../src/components/layout/layout';
import { ProfessionalCard, type ProfessionalSummary } from '../../src/components/professional-card/professional-card';
import { ResultsBar } from '../../src/components/results-bar/results-bar';
import { searchPicture } from '../../src/pictures/search';
import { Document, Rules, Section } from '../parts/document';

const people: readonly ProfessionalSummary[] = [maria, samuel, longNamed];
const services = ['Bookkeeping', 'Tax Preparation', 'International Tax Services'];
const cities = ['Austin, TX', 'Portland, OR', 'Rancho Santa Margarita, CA'];

const offers = (person: ProfessionalSummary, chosen: readonly string[]) =>
  chosen.length === 0 || person.tags.some((tag) => chosen.includes(tag));
const isIn = (person: ProfessionalSummary, chosen: readonly string[]) =>
  chosen.length === 0 || chosen.includes(person.location ?? '');

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);

  ${from('large')} {
    grid-template-columns: 264px minmax(0, 1fr);
    align-items: start;
  }
`;

function Finder() {
  const [service, setService] = useState<readonly string[]>([]);
  const [chosenCities, setChosenCities] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<'rating' | 'name'>('rating');
  const clear = () => {
    setService([]);
    setChosenCities([]);
  };
  const found = people
    .filter((person) => offers(person, service) && isIn(person, chosenCities))
    .sort((one, other) =>
      sort === 'name' ? one.name.localeCompare(other.name) : (other.rating ?? 0) - (one.rating ?? 0),
    );
  const words = `${found.length} ${found.length === 1 ? 'professional' : 'professionals'}`;
  const chips = [
    ...service.map((label) => ({ id: `service=${label}`, label })),
    ...chosenCities.map((label) => ({ id: `city=${label}`, label })),
  ];
  const without = (values: readonly string[], group: string, id: string) =>
    values.filter((value) => `${group}=${value}` !== id);

  return (
    <Columns>
      <FilterPanel activeCount={chips.length} onClear={clear} showLabel={`Show ${words}`}>
        <FilterGroup title="Services" activeCount={service.length} onClear={() => setService([])}>
          <CheckboxGroup
            label="Services"
            hideLabel
            value={service}
            onChange={setService}
            options={services.map((label) => ({
              value: label,
              label,
              count: people.filter((person) => offers(person, [label]) && isIn(person, chosenCities)).length,
            }))}
          />
        </FilterGroup>
        <FilterGroup title="Place" activeCount={chosenCities.length} onClear={() => setChosenCities([])}>
          <CheckboxGroup
            label="Place"
            hideLabel
            value={chosenCities}
            onChange={setChosenCities}
            options={cities.map((label) => ({
              value: label,
              label,
              count: people.filter((person) => isIn(person, [label]) && offers(person, service)).length,
            }))}
          />
        </FilterGroup>
      </FilterPanel>
      <Stack gap={16}>
        {chips.length > 0 && (
          <FilterChips
            chips={chips}
            onClear={clear}
            onRemove={(id) => {
              setService(without(service, 'service', id));
              setChosenCities(without(chosenCities, 'city', id));
            }}
          />
        )}
        <ResultsBar
          summary={`${words} found`}
          sort={{
            value: sort,
            onChange: setSort,
            options: [
              { value: 'rating', label: 'Highest rated' },
              { value: 'name', label: 'Name' },
            ],
          }}
        />
        {found.length === 0 ? (
          <EmptyState
            illustration={searchPicture}
            headingLevel={3}
            title="No accountants found"
            description="Try fewer filters or another place."
            action={
              <Button variant="secondary" onClick={clear}>
                Clear Filters
              </Button>
            }
          />
        ) : (
          found.map((person) => (
            <ProfessionalCard
              key={person.id}
              kind="accountant"
              layout="row"
              professional={person}
              action={{ label: 'View Profile' }}
            />
          ))
        )}
      </Stack>
    </Columns>
  );
}

const meta = {
  title: 'Patterns/Search with facets',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const SearchWithFacets: StoryObj = {
  name: 'Search with facets',
  render: () => (
    <Document
      title="Search with facets"
      lead="Rows to compare. Filters stand at the left, or in a sheet below 1024 px; what is set stands above the results and can be taken away there."
    >
      <Section title="At work">
        <Finder />
      </Section>
      <Section title="How it behaves">
        <Rules
          dos={[
            'OR inside a group, AND between groups.',
            'Choosing applies at once; typed text on Enter.',
            'Count first: the number found, and the number behind each choice.',
            'Everything set is in the address, so that a search can be sent to someone.',
            'Clear one, clear a group, clear all.',
          ]}
          donts={[
            'Filters inside a menu.',
            'A dead end: nothing found offers Clear Filters.',
            'An empty list while the next one loads: the old one stays, the count says it is being fetched.',
            'Single and multiple choice in one group.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.queryByRole('button', { name: /^Filters/ });
    if (sheet) await userEvent.click(sheet);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bookkeeping/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Portland/ }));
    if (sheet) await userEvent.click(canvas.getByRole('button', { name: 'Show 1 professional' }));
    await expect(canvas.getByText('1 professional found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Portland, OR' }));
    await expect(canvas.getByText('2 professionals found')).toBeVisible();
  },
};
