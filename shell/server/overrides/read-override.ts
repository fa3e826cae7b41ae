import type { IncomingHttpHeaders } from 'node:http';
import type { AreaOverride } from '@counterpart/api/contract';
import { carriesOverride } from '@counterpart/api/hosting/override-cookie';
import { createApiReader } from '../api/api-reader';

/** Override that a browser's cookie stands for. */
export interface KnownOverride {
  readonly override: AreaOverride | null;
  /** True when the API says that the cookie stands for nothing any more. */
  readonly isOver: boolean;
}

export interface Overrides {
  /**
   * The override of a request's browser. The API is asked for each page that comes with the cookie, so that one that
   * was ended is gone with the next; when it cannot be asked there is none.
   */
  read(headers: IncomingHttpHeaders): Promise<KnownOverride>;
}

const none: KnownOverride = { override: null, isOver: false };

/** Asks the API, which signs and verifies overrides. */
export function createOverrides(apiUrl: string): Overrides {
  const api = createApiReader(apiUrl);
  return {
    read: async (headers) => {
      if (!carriesOverride(headers.cookie)) return none;
      const { value } = await api.fetch('/api/platform/override', headers);
      const override = (value as { readonly override: AreaOverride | null } | undefined)?.override;
      return override === undefined ? none : { override, isOver: override === null };
    },
  };
}

/** The areas that developers' machines serve in a page, by origin: those of the whole site and this browser's own. */
export function withOverride(
  developmentAreas: Readonly<Record<string, string>>,
  override: AreaOverride | null,
): Readonly<Record<string, string>> {
  return override ? { ...developmentAreas, [override.area]: override.origin } : developmentAreas;
}
