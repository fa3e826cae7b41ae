import { createStore } from 'zustand';
import type { TabRenewal } from '../../app/areas/areas-context';
import type { ReleaseSet } from '../../page-contract/release-set';
import { servedReleasesPath, type ServedReleases } from '../../page-contract/served-releases';
import type { PageAccount } from '../session/page-account';
import { hasEntered, storeTyping } from '../typing';

/** Milliseconds between two questions of a tab that is in view. */
const askEvery = 5 * 60_000;
/** Milliseconds between two looks at whether something is still being entered. */
const lookEvery = 1000;

const keyOf = ({ id, scripts }: ServedReleases): string => [id, ...scripts].join(' ');

/** Fetches the key of what a page opened now would run; `null` when that is unknown. */
async function runByNewPage(): Promise<string | null> {
  const response = await fetch(servedReleasesPath, { cache: 'no-store' });
  return response.status === 200 ? keyOf((await response.json()) as ServedReleases) : null;
}

/** Compares this tab with a page that is opened now: when it comes into view, and now and then while it is. */
export function createTabRenewal({ id }: ReleaseSet, account: PageAccount): TabRenewal {
  const scripts = [...document.querySelectorAll('script[defer][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  const own = keyOf({ id, scripts });
  const isReady = createStore(() => false);
  let newest = own;
  let dismissed = own;
  let looking: ReturnType<typeof setInterval> | undefined;

  const look = () => isReady.setState(newest !== own && newest !== dismissed && !hasEntered(), true);
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    newest = (await runByNewPage().catch(() => null)) ?? newest;
    if (newest !== own) looking ??= setInterval(look, lookEvery);
    look();
  };
  setInterval(() => void ask(), askEvery);
  document.addEventListener('visibilitychange', () => void ask());
  document.addEventListener('input', look);

  return {
    isReady,
    isOtherAccount: account.isOther,
    isOutdated: () =>
      runByNewPage().then(
        (other) => other !== null && other !== own,
        () => false,
      ),
    reload: () => {
      storeTyping(account.own());
      location.reload();
    },
    dismiss: () => {
      dismissed = newest;
      look();
    },
  };
}
