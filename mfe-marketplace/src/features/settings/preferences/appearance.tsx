import { ThemeSwitch } from '@counterpart/design-system/theme-switch';
import { useTheme } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';

/** Light or dark, in this browser. */
export function Appearance(): ReactNode {
  const { choice, setChoice } = useTheme();
  return (
    <SettingsSection title="Appearance" description="Light, dark, or the same as your device. Saved in this browser.">
      <div>
        <ThemeSwitch value={choice} onChange={setChoice} />
      </div>
    </SettingsSection>
  );
}
