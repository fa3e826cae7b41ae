import { readLocation, type SearchPage } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { TextInput } from '@counterpart/design-system/text-input';
import { useSearchText } from '@counterpart/shell/sdk';
import type { SubmitEvent, ReactNode } from 'react';
import { locationText } from '../../finder/finder-query';
import { LocationField } from '../../finder/location-field';
import { MeetingChips } from '../../finder/meeting-chips';
import { RadiusSelect } from '../../finder/fact-filters';
import type { Finder } from '../../finder/use-finder';
import { useOwnWords } from './use-own-words';

interface Props {
  readonly finder: Finder;
  readonly page: SearchPage | undefined;
}

/**
 * Location and words: they count on Apply or Enter, a suggested location immediately. What was typed and not applied
 * stays while other filters change. A sentence becomes filters, where some are read in it.
 */
export function TextFilters({ finder, page }: Props): ReactNode {
  const { query, change } = finder;
  const applied = locationText(query);
  const [location, setLocation] = useSearchText(`search.location.${query.q}`, applied);
  const [words, setWords] = useSearchText(`search.words.${applied}`, query.q);
  const { apply, isReading } = useOwnWords(finder);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void apply({ ...query, ...readLocation(location), q: words.trim() }).then((isRead) => isRead && setWords(query.q));
  };

  return (
    <form role="search" aria-label="Location and keywords" onSubmit={submit}>
      <Stack gap={16}>
        <LocationField
          query={query}
          value={location}
          onChange={setLocation}
          onChoose={(chosen) => change({ ...readLocation(chosen), q: words.trim() })}
        />
        <RadiusSelect finder={finder} />
        <MeetingChips finder={finder} facets={page?.facets} />
        <Field label="Name or keyword">
          <TextInput
            name="q"
            icon="search"
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" fullWidth pending={isReading}>
          Apply
        </Button>
      </Stack>
    </form>
  );
}
