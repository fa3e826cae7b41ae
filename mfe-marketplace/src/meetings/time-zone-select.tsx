import { Field } from '@counterpart/design-system/field';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import { timeZoneText } from './meeting-text';

/** Those of the United States stand first. */
const american = [
  ...'New_York Chicago Denver Phoenix Los_Angeles Anchorage'.split(' ').map((city) => `America/${city}`),
  'Pacific/Honolulu',
];

let options: readonly { readonly value: string; readonly label: string }[] | null = null;

/** Made when it is first shown: the names of four hundred zones take a while. */
function allOptions() {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !american.includes(zone));
  options ??= [...american, 'UTC', ...others.filter((zone) => zone !== 'UTC')].map((value) => ({
    value,
    label: timeZoneText(value),
  }));
  return options;
}

interface Props {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
  readonly label?: string;
  readonly error?: string | undefined;
}

/** In which time zone times are shown, or meant. */
export function TimeZoneSelect({ value, onChange, label = 'Time zone', error }: Props): ReactNode {
  const known = allOptions();
  const shown = known.some((option) => option.value === value)
    ? known
    : [{ value, label: timeZoneText(value) }, ...known];
  return (
    <Field label={label} error={error}>
      <Select name="timeZone" options={shown} value={value} onChange={onChange} />
    </Field>
  );
}
