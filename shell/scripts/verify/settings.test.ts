import { join } from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { root } from '../build/workspaces';
import { settingsDocument } from './settings-document';

it('is what the document of settings says; `npm run contract` writes it', async () => {
  const path = join(root, 'shell/docs/settings.md');
  const { code } = await format(path, await settingsDocument());
  await expect(code).toMatchFileSnapshot(path);
});
