import { Icon } from '@counterpart/design-system/icon';
import { Menu } from '@counterpart/design-system/menu';
import type { ReactNode } from 'react';
import type { ThemeChoice } from '../../sdk/host/theme';
import { useTheme } from '../../sdk/host/use-theme';

const choices: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as my device' },
];

/** Light, dark, or what the device says. */
export function ThemeMenu(): ReactNode {
  const { choice, setChoice } = useTheme();
  return (
    <Menu
      label="Theme"
      trigger={<Icon name="moon" />}
      items={choices.map(({ value, label }) => ({
        kind: 'choice',
        label,
        checked: choice === value,
        onSelect: () => setChoice(value),
      }))}
    />
  );
}
