import { Combobox } from '@counterpart/design-system/combobox';
import { Field } from '@counterpart/design-system/field';
import { useApi } from '@counterpart/shell/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import { searchParams, soughtClients, type FinderQuery } from './finder-query';

/** Milliseconds without a key after which suggestions are fetched. */
const pause = 200;

interface Props {
  /** The other filters: suggestions count who passes them. */
  readonly query: FinderQuery;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A suggestion was chosen. */
  readonly onChoose?: (value: string) => void;
}

/** Text field that suggests cities and states with listings, and how many they have. */
export function LocationField({ query, value, onChange, onChoose }: Props): ReactNode {
  const [isUsed, setIsUsed] = useState(false);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  const others = searchParams({ ...query, city: '', state: '', radius: null, page: 1 });
  const { data = [], isLoading } = useApi(
    '/api/accountants/locations',
    isUsed ? { query: { ...others, typed } } : null,
    { keepPreviousData: true },
  );
  const clients = soughtClients(query);
  // What is typed in full needs no list, which would lie over what stands below.
  const isComplete = data.some(({ label }) => label.toLowerCase() === value.trim().toLowerCase());
  return (
    <Field label="Location">
      <Combobox
        name="location"
        icon="map-pin"
        enterKeyHint="search"
        placeholder="City, state or ZIP"
        listLabel="Locations"
        suggestions={(isComplete ? [] : data).map(({ label, count, isCapped, remote }) => ({
          value: label,
          detail:
            remote === null
              ? `${count.toLocaleString('en-US')}${isCapped ? '+' : ''}`
              : `0 ${clients ? `for ${clients}` : 'match'}, ${remote.toLocaleString('en-US')} remote`,
        }))}
        value={value}
        isCurrent={typed === value && !isLoading}
        onFocus={() => setIsUsed(true)}
        onChange={onChange}
        onChoose={onChoose}
      />
    </Field>
  );
}
