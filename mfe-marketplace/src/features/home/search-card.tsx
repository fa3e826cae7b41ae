import { homeOptions, type TaxonomyOption } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { useDraftState } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { SubmitEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { LocationField } from '../../finder/location-field';
import { noChoice, searchHref, searchQuery, type SearchCardValues } from './search-card-values';

const withAll = (label: string, options: readonly TaxonomyOption[]) => [
  { value: 'all', label },
  ...options.map((option) => ({ value: option.id, label: option.label })),
];

const services = withAll('All services', homeOptions.services);
const industries = withAll('All industries', homeOptions.industries);

/** Service and industry side by side on a phone; all fields in one row with the button on wide windows. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--cp-space-12);
  ${from('small')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    align-items: end;
  }
`;

const Where = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${from('small')} {
    grid-column: auto;
  }
`;

const Submit = styled.div`
  grid-column: 1 / -1;
  ${from('large')} {
    grid-column: auto;
  }
`;

/** Search by service, industry and location; leads to the search page. */
export function SearchCard(): ReactNode {
  const navigate = useNavigate();
  const [values, setValues] = useDraftState<SearchCardValues>('home.search', noChoice);
  const set = (changes: Partial<SearchCardValues>) => setValues((before) => ({ ...before, ...changes }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(searchHref(values));
  };

  return (
    <Card padding="small">
      <form role="search" aria-label="Find professionals" onSubmit={submit}>
        <Fields>
          <Field label="Service">
            <Select
              name="services"
              options={services}
              value={values.service}
              onChange={(service) => set({ service })}
            />
          </Field>
          <Field label="Industry">
            <Select
              name="specialties"
              options={industries}
              value={values.industry}
              onChange={(industry) => set({ industry })}
            />
          </Field>
          <Where>
            <LocationField
              query={searchQuery({ ...values, location: '' })}
              value={values.location}
              onChange={(location) => set({ location })}
            />
          </Where>
          <Submit>
            <Button type="submit" icon="search" fullWidth>
              Find Services
            </Button>
          </Submit>
        </Fields>
      </form>
    </Card>
  );
}
