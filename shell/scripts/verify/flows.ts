import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/workspaces';

interface Flow {
  readonly name: string;
  /** Files where it begins: in the page, and in the API. */
  readonly from: readonly string[];
  /** Files that it may open. */
  readonly most: number;
}

const conversation = 'mfe-messaging/src/features/conversation';
const modules = 'api/src/modules';
/** Flows that a newcomer follows, each with its limit. */
export const flows: readonly Flow[] = [
  {
    name: 'message',
    from: [
      `${conversation}/composer/thread-composer.tsx`,
      `${conversation}/outbox/outbox-sender.tsx`,
      `${modules}/conversations/messages/store-message.ts`,
    ],
    most: 54,
  },
  {
    name: 'filter',
    from: [
      'mfe-marketplace/src/features/search/search-filters.tsx',
      'mfe-marketplace/src/features/search/use-search.ts',
      `${modules}/directory/professionals/professionals.service.ts`,
      `${modules}/directory/professionals/search/profile-index.ts`,
    ],
    most: 25,
  },
  {
    name: 'guide',
    from: [
      'mfe-admin/src/features/guides/guide-editor-page.tsx',
      `${modules}/content/compliance/guide-editing/guide-publishing.service.ts`,
    ],
    most: 48,
  },
  {
    name: 'release',
    from: [
      'mfe-admin/src/features/releases/rollouts/activate-dialog.tsx',
      `${modules}/releases/releases/publish.service.ts`,
    ],
    most: 23,
  },
  {
    name: 'sign-in',
    from: ['mfe-marketplace/src/features/auth/auth-page.tsx', `${modules}/identity/sessions/sessions.module.ts`],
    most: 27,
  },
];

/** Files of areas and modules that a file runs; types leave nothing to run. */
function importsOf(file: string): readonly string[] {
  const values = /(?:^import (?!type)[^;]*? from|^export [^;]*? from|import\() ?'(\.[^']+)'/gms;
  return [...readFileSync(join(root, file), 'utf8').matchAll(values)].flatMap(([, to = '']) => {
    const path = join(dirname(file), to);
    const found = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(join(root, name)));
    return found && /^(mfe-|api\/src\/modules\/)/.test(found) ? [found] : [];
  });
}

/** Files of areas and modules that the code of a flow can run. */
export function filesOf(from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return found;
}
