import type { ReactNode } from 'react';
import { SegmentedToggle, type SegmentedOption } from '../segmented-toggle/segmented-toggle';

/** Theme that a user chooses; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const options: readonly SegmentedOption<ThemeChoice>[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
];

export interface ThemeSwitchProps {
  readonly value: ThemeChoice;
  /** Keeps the choice and sets `data-theme` on `<html>`; nothing has to render again. */
  readonly onChange: (value: ThemeChoice) => void;
}

/** Light, dark or the system's theme. Takes effect immediately. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps): ReactNode {
  return <SegmentedToggle label="Theme" options={options} value={value} onChange={onChange} />;
}
