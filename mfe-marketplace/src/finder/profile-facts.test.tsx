// @vitest-environment happy-dom
import { profileFactNames, profileFacts } from '@counterpart/api/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { noFacets } from '../testing/people';
import { activeFilters } from './active-filters';
import { FactFilters } from './fact-filters';
import { emptyQuery, finderSearch, readSearchQuery } from './finder-query';
import { remoteSentence } from './remote-sentence';
import { rescueChanges, rescueText } from './rescue-options';

const counted = { total: 8, totalIsCapped: false };

describe.each(profileFactNames)('%s, by its entry alone', (name) => {
  const { label, checkbox, loosened } = profileFacts[name];
  const query = { ...emptyQuery, [name]: true };

  it('is in the URL and above the results', () => {
    expect(readSearchQuery(new URLSearchParams(finderSearch(query)))).toEqual(query);
    expect(finderSearch(query)).toBe(`?${name}=true`);
    expect(activeFilters({ query, around: '' })).toEqual([{ id: name, label, without: { [name]: false } }]);
  });

  it('has a checkbox with its count', async () => {
    const change = vi.fn();
    const facets = { ...noFacets, [name]: [{ value: 'yes', label, count: 1_000, isCapped: true }] };
    render(
      <FactFilters
        finder={{ query: emptyQuery, around: '', change, goToPage: vi.fn(), clear: vi.fn() }}
        facets={facets}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${checkbox}\\s*1,000\\+`) }));
    expect(change).toHaveBeenCalledWith({ [name]: true });
  });

  it('is loosened, and is one of the other filters where a location has no one', () => {
    const rescue = { without: [name], remote: false, ...counted };
    expect(rescueText(rescue, { query, around: '' }).toLowerCase()).toBe(`${loosened.toLowerCase()} (8)`);
    expect(rescueChanges(rescue)).toEqual({ [name]: false });
    expect(remoteSentence({ query: { ...query, state: 'WY' }, around: '' }, counted)).toBe(
      'No one in Wyoming yet. 8 matches work remotely.',
    );
  });
});
