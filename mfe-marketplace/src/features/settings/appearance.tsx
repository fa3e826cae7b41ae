import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { useTheme } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from './settings-section';

const CHOICES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Light or dark, in this browser. */
export function Appearance(): ReactNode {
  const { choice, setChoice } = useTheme();
  return (
    <SettingsSection title="Appearance" description="Light, dark, or what your device says. Kept in this browser.">
      <div>
        <SegmentedToggle label="Theme" options={CHOICES} value={choice} onChange={setChoice} />
      </div>
    </SettingsSection>
  );
}
