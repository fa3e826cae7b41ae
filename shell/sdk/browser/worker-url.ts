/** Path of the service worker, which has the whole site as its scope. */
export const workerPath = '/service-worker.js';

/** Name of the policy for its URL; the page's headers allow it beside the default one. */
export const workerPolicy = 'counterpart-worker';

interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let url: string | undefined;

/** The service worker's URL, marked as one that may run where browsers ask for it (Trusted Types). */
export function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  url ??=
    trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath }).createScriptURL('') ?? workerPath;
  return url;
}
