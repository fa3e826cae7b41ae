import type { TabRenewal } from '../../app/areas/areas-context';
import { bootElementId, type BootData, type ReleaseSet } from '../../page-contract/release-set';
import { storeTyping } from '../typing';

/** What a document runs: its scripts of the shell, and the version of each area. */
function runBy(scripts: readonly string[], { areas }: ReleaseSet): string {
  const versions = Object.entries(areas).map(([area, { version }]) => `${area}@${version}`);
  return [...scripts, ...versions].sort().join(' ');
}

/** What the page of this URL runs when it is opened now; `null` when that is no page of ours. */
async function runByNewPage(): Promise<string | null> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  const boot = new RegExp(`id="${bootElementId}">(.*?)</script>`).exec(html)?.[1];
  if (!boot) return null;
  const scripts = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, src = '']) => src);
  return runBy(scripts, (JSON.parse(boot) as BootData).releaseSet);
}

/** Compares this tab with a page that is opened now. */
export function createTabRenewal(releaseSet: ReleaseSet): TabRenewal {
  const own = runBy(
    [...document.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src') ?? ''),
    releaseSet,
  );
  return {
    isOutdated: () =>
      runByNewPage().then(
        (other) => other !== null && other !== own,
        () => false,
      ),
    reload: () => {
      storeTyping();
      location.reload();
    },
  };
}
