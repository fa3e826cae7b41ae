import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './combobox';

test('renders on a server, closed', () => {
  const html = renderToString(
    <Combobox value="Au" onChange={() => undefined} listLabel="Locations" suggestions={[{ value: 'Austin, TX' }]} />,
  );
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Austin');
});
