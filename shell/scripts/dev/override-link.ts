import type { OverrideLink } from '@counterpart/api/contract';
import type { RegistryAccess } from '../../federation/release/publish-release';
import { StartError } from '@counterpart/api/hosting/start-error';

interface Options {
  readonly area: string;
  /** Origin of the area's development server. */
  readonly origin: string;
  /** Origin of the deployed shell. */
  readonly shell: string;
  /** A deploy token of the area; without one an administrator makes the override. */
  readonly token?: string | undefined;
}

/**
 * The origin of the site after `--into`; null without it.
 * @throws StartError when it is no URL
 */
export function shellAfterInto(args: readonly string[]): string | null {
  if (!args.includes('--into')) return null;
  const given = args[args.indexOf('--into') + 1] ?? '';
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new StartError(
      `--into needs the URL of a deployed site, such as https://counterpart.example; got '${given}'.`,
    );
  return new URL(given).origin;
}

/**
 * URL of the page that lets a browser take the area from here.
 * @throws StartError with the site's own sentence when it refuses
 */
export async function overrideLink({ area, origin, shell, token }: Options): Promise<string> {
  if (!token)
    return `${shell}/admin/releases?${new URLSearchParams({ tab: 'overrides', override: area, origin }).toString()}`;
  return requestLink({ area, origin }, { apiUrl: shell, token });
}

/**
 * Has a site make the link that shows an area from elsewhere, or a published release, to one browser.
 * @throws StartError with the site's own sentence when it refuses
 */
export async function requestLink(
  wanted: { readonly area: string } & ({ readonly origin: string } | { readonly version: string }),
  { apiUrl: shell, token }: RegistryAccess,
): Promise<string> {
  const response = await fetch(`${shell}/api/platform/overrides`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  }).catch((error: unknown) => {
    throw new StartError(`${shell} cannot be reached.`, { cause: error });
  });
  if (!response.ok) throw new StartError(`${shell} refused the link: ${await response.text()}`);
  return shell + ((await response.json()) as OverrideLink).path;
}

/** Writes what the developer reads once the area is served. */
export async function sayOverride(options: Options): Promise<string> {
  const { area, origin, shell, token } = options;
  return [
    `${area} is served hot from ${origin}.`,
    token
      ? 'Open this link, which works once and for ten minutes, in the browser that is to get it:'
      : 'Open this page as an administrator in the browser that is to get it (with DEPLOY_TOKEN a link is made here):',
    `  ${await overrideLink(options)}`,
    ...(shell.startsWith('https:')
      ? ['Chrome, Edge and Firefox let an https page load from http://localhost; Safari does not.']
      : []),
  ].join('\n');
}
