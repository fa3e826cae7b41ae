// @vitest-environment happy-dom
import { ConfigProvider, Select, Table } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { dark, light, type Palette } from '../tokens/palette';
import { antdScope, antdTheme } from './antd-theme';

/** antd's twelve preset colours, which the product never uses. */
const preset = /^--ant-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)-?\d/;

/** The rules that only set variables, as `selector -> name -> value`, after every antd part we use was rendered. */
function variablesOf(palette: Palette, isDark: boolean): Map<string, Map<string, string>> {
  document.head.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const page = (
    <ConfigProvider theme={antdTheme(palette, isDark)}>
      <Select mode="multiple" open options={[{ value: 'a', label: 'A' }]} value={['a']} />
      <Select mode="multiple" options={[]} />
      <Table loading columns={[{ key: 'a', title: 'A', sorter: true }]} dataSource={[{ key: 'a' }]} rowSelection={{}} />
      <Table columns={[]} dataSource={[]} />
    </ConfigProvider>
  );
  flushSync(() => root.render(page));
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  root.unmount();
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(antdScope)) continue;
    const values = found.get(selector) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/(--ant-[\w-]+):([^;]+)/g)) if (!preset.test(name)) values.set(name, value);
    found.set(selector, values);
  }
  return found;
}

/** What the dark theme changes, once for `dark` and once for `system` on a dark machine. */
function darkSheet(): string {
  const before = variablesOf(light, false);
  const rules = [...variablesOf(dark, true)].flatMap(([selector, values]) => {
    const changed = [...values].filter(([name, value]) => before.get(selector)?.get(name) !== value);
    return changed.length === 0 ? [] : [{ selector, body: changed.map(([name, value]) => `${name}:${value}`).join(';') }];
  });
  const under = (theme: string) => rules.map(({ selector, body }) => `[data-theme=${theme}] ${selector.trim()}{${body}}`).join('');
  return `${under('dark')}@media (prefers-color-scheme:dark){${under('system')}}`;
}

test('the committed dark variables are those antd makes from our dark palette (update with: npx vitest run --project web design-system -u)', async () => {
  const sheet = darkSheet();
  expect(sheet).toContain(dark.bg);
  const source = `/** Written by \`antd-dark-variables.test.tsx\`; do not edit. */\nexport const antdDarkVariables = ${JSON.stringify(sheet)};\n`;
  await expect(source).toMatchFileSnapshot('./antd-dark-variables.generated.ts');
});
