import { createStore } from 'zustand';
import type { TabRenewal } from '../../app/areas/areas-context';
import type { ReleaseSet } from '../../page-contract/release-set';
import type { ServedReleases } from '../../page-contract/served-releases';
import type { PageAccount } from '../session/page-account';
import type { Drafts } from '../../sdk/forms/drafts';
import { readServedReleases } from './read-served-releases';

/** Milliseconds between two questions of a tab that is in view. */
const askEvery = 5 * 60_000;
/** Milliseconds between two looks at whether something is still being entered. */
const lookEvery = 1000;

const keyOf = ({ id, scripts }: ServedReleases): string => [id, ...scripts].join(' ');

/** Returns what a page opened now would run; `null` when unknown. */
async function runByNewPage(): Promise<string | null> {
  const served = await readServedReleases();
  return served && keyOf(served);
}

const currentPath = (): string => location.pathname + location.search;

/** Watches what is entered on the page that is open; returns whether some of it is still there. */
function watchEntered(): () => boolean {
  const entered = new Set<Element>();
  let path = currentPath();
  const leave = () => {
    if (path !== currentPath()) entered.clear();
    path = currentPath();
  };
  for (const kind of ['input', 'change'])
    document.addEventListener(kind, ({ target }) => {
      leave();
      if (target instanceof Element) entered.add(target);
    });
  return () => {
    leave();
    return [...entered].some((element) => element.isConnected && !isEmptied(element));
  };
}

/** A field for files shows nothing of what was chosen with it, and an editor has no value. */
const isEmptied = (element: Element): boolean =>
  'value' in element && element.value === '' && element.getAttribute('type') !== 'file';

/** Compares this tab with a page that is opened now: when it comes into view, and now and then while it is. */
export function createTabRenewal({ id }: ReleaseSet, account: PageAccount, drafts: Drafts): TabRenewal {
  const isEntered = watchEntered();
  const hasEntered = () => isEntered() || drafts.isAnyOpen();
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
    newest = (await runByNewPage()) ?? newest;
    if (newest !== own) looking ??= setInterval(look, lookEvery);
    look();
  };
  setInterval(() => void ask(), askEvery);
  document.addEventListener('visibilitychange', () => void ask());
  document.addEventListener('input', look);

  return {
    isReady,
    isOtherAccount: account.isOther,
    isOutdated: async () => ((await runByNewPage()) ?? own) !== own,
    reload: () => {
      drafts.hold();
      location.reload();
    },
    dismiss: () => {
      dismissed = newest;
      look();
    },
  };
}
