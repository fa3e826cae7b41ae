import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { dark, light } from '../../src/tokens/palette';
import { packageFolder } from '../package-entries';
import { hexColor, shadowLayers, tokenFiles } from './token-files';

test.each(Object.entries(tokenFiles))(
  '%s is what src/tokens says (npm run tokens -w design-system)',
  (name, content) => {
    expect(readFileSync(join(packageFolder, 'tokens', name), 'utf8')).toBe(content);
  },
);

describe('the file for Figma', () => {
  const sets = JSON.parse(tokenFiles['tokens.dtcg.json'] ?? '') as Record<'light' | 'dark', Record<string, object>>;

  it('has every color of both themes, as hex', () => {
    for (const [theme, palette] of Object.entries({ light, dark })) {
      const colors = sets[theme as 'light' | 'dark']['color'] as Record<string, { $value: string }>;
      expect(Object.keys(colors)).toEqual(Object.keys(palette).filter((name) => name !== 'shadow'));
      expect(Object.values(colors).filter(({ $value }) => !/^#[0-9A-F]{6}([0-9A-F]{2})?$/.test($value))).toEqual([]);
    }
  });

  it('writes what lets through with its alpha', () => {
    expect(hexColor('rgb(13 21 32 / 48%)')).toBe('#0D15207A');
    expect(hexColor('#14202E')).toBe('#14202E');
  });

  it('has each layer of a shadow', () => {
    expect(shadowLayers(light.shadow)).toEqual([
      { color: '#14202E38', offsetX: '0px', offsetY: '12px', blur: '32px', spread: '-8px', type: 'dropShadow' },
      { color: '#14202E14', offsetX: '0px', offsetY: '2px', blur: '6px', spread: '0px', type: 'dropShadow' },
    ]);
  });
});
