// @vitest-environment happy-dom
import { ConfigProvider, Select, Table } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { dark, light, type Palette } from '../tokens/palette';
import type { AntdSheet } from './antd-provider';
import { antdScope, antdTheme } from './antd-theme';

/** Every state whose styles we need, of the antd parts we use. */
const parts: Record<AntdSheet['name'], ReactNode> = {
  select: (
    <>
      <Select mode="multiple" open options={[{ value: 'a', label: 'A' }]} value={['a']} />
      <Select mode="multiple" loading options={[]} notFoundContent="None" />
    </>
  ),
  table: (
    <>
      <Table
        loading
        pagination={false}
        columns={[{ key: 'a', title: 'A', sorter: true }]}
        dataSource={[{ key: 'a' }]}
        rowSelection={{}}
      />
      <Table pagination={false} columns={[]} dataSource={[]} locale={{ emptyText: 'None' }} />
    </>
  ),
};

/** antd's twelve preset colors and their shades, which the product never uses. */
const preset = /^--ant-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(-|$)/;

interface Styles {
  /** Rules that draw, in their order; the same in both themes. */
  readonly rules: string;
  /** Rules that only set variables: selector -> name -> value. */
  readonly variables: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Collects antd's styles of a part in one theme. */
function stylesOf(part: ReactNode, palette: Palette, isDark: boolean): Styles {
  document.head.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <ConfigProvider theme={antdTheme(palette, isDark)} wave={{ disabled: true }}>
        {part}
      </ConfigProvider>,
    ),
  );
  // `Shared` is antd's reset, which would restyle every link of the page.
  const sheets = [...document.querySelectorAll('style[data-css-hash]')].filter(
    (style) => !style.getAttribute('data-cache-path')?.startsWith('|Shared'),
  );
  root.unmount();
  const isVariables = (style: Element) => style.hasAttribute('data-token-hash');
  const variables = new Map<string, Map<string, string>>();
  for (const style of sheets.filter(isVariables)) {
    for (const [, selector = '', body = ''] of style.textContent.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const values = [...body.matchAll(/(--ant-[\w-]+):([^;]+)/g)].map(
        ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const,
      );
      variables.set(selector.trim(), new Map(values.filter(([name]) => !preset.test(name))));
    }
  }
  return {
    rules: sheets
      .filter((style) => !isVariables(style))
      .map((style) => style.textContent)
      .join(''),
    variables,
  };
}

const block = (selector: string, values: ReadonlyMap<string, string>) =>
  values.size === 0 ? '' : `${selector}{${[...values].map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** Lengths that grow with the default font; antd counts in pixels. */
const grows = /(--ant-[a-z-]*(?:font-size|font-height|control-height)[a-z0-9-]*:)(\d+)px/g;

/** The light theme in full, then what the dark one changes: for `dark`, and for `system` on a dark machine. */
function sheetOf(part: ReactNode): string {
  const day = stylesOf(part, light, false);
  const night = stylesOf(part, dark, true);
  expect(night.rules, 'the themes differ in variables only').toBe(day.rules);
  const changed = [...night.variables].map(
    ([selector, values]) =>
      [
        selector,
        new Map([...values].filter(([name, value]) => day.variables.get(selector)?.get(name) !== value)),
      ] as const,
  );
  const under = (theme: string) =>
    changed.map(([selector, values]) => block(`[data-theme=${theme}] ${selector}`, values)).join('');
  return [
    ...[...day.variables].map(([selector, values]) => block(selector, values)),
    day.rules,
    `@media screen{${under('dark')}}`,
    `@media screen and (prefers-color-scheme:dark){${under('system')}}`,
  ]
    .join('')
    .replaceAll(grows, (_, name: string, pixels: string) => `${name}${Number(pixels) / 16}rem`);
}

test.each(['select', 'table'] as const)(
  'the committed sheet of %s is what antd makes from our palettes (update: npx vitest run --project web design-system -u)',
  async (name) => {
    const css = sheetOf(parts[name]);
    expect(css).toContain(`[data-theme=dark] .${antdScope}{--ant-color-primary:${dark.primary};`);
    expect(css).not.toMatch(/(^|[},])a[{:,]/);
    const source = `/** Written by \`antd-sheets.test.tsx\`; do not edit. */\nexport const antd${name === 'select' ? 'Select' : 'Table'}Css = ${JSON.stringify(css)};\n`;
    await expect(source).toMatchFileSnapshot(`./antd-${name}.generated.ts`);
  },
);
