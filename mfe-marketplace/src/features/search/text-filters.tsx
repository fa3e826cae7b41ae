import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { TextInput } from '@counterpart/design-system/text-input';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { locationParts, locationText, type FinderQuery } from '../../finder/finder-query';

interface Props {
  readonly query: Pick<FinderQuery, 'city' | 'state' | 'q'>;
  readonly onApply: (changes: Pick<FinderQuery, 'city' | 'state' | 'q'>) => void;
}

/** Place and words: they count on Apply or Enter. What was typed and not applied stays while other filters change. */
export function TextFilters({ query, onApply }: Props): ReactNode {
  const [location, setLocation] = useState(locationText(query));
  const [words, setWords] = useState(query.q);

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    onApply({ ...locationParts(location), q: words.trim() });
  };

  return (
    <form role="search" aria-label="Location and keywords" onSubmit={apply}>
      <Stack gap={16}>
        <Field label="Location">
          <TextInput
            name="location"
            icon="map-pin"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="City, state or ZIP"
            value={location}
            onChange={(event) => setLocation(event.target.value)}
          />
        </Field>
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
        <Button type="submit" variant="secondary" fullWidth>
          Apply
        </Button>
      </Stack>
    </form>
  );
}
