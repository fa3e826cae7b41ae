import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { root } from '../build/workspaces';
import { settingsDocument } from './settings-document';

it('is what the document of settings says; `npm run contract` writes it', async () => {
  const path = join(root, 'shell/docs/settings.md');
  const document = await format(await settingsDocument(), { ...(await resolveConfig(path)), parser: 'markdown' });
  await expect(document).toMatchFileSnapshot(path);
});
