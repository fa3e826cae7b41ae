/** Name of the policy for HTML that the API has sanitised; the page's headers allow no other beside the default one. */
export const sanitisedPolicy = 'counterpart-sanitised';

interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

let policy: ReturnType<Policies['createPolicy']> | null | undefined;

/**
 * Marks HTML that the API has sanitised as fit for a page, where browsers ask for it (Trusted Types). The one way to
 * show HTML: `dangerouslySetInnerHTML={sanitisedHtml(post.html)}`.
 * @param html from a field that the API documents as sanitised; never what a person typed
 */
export function sanitisedHtml(html: string): { readonly __html: string } {
  if (policy === undefined) {
    const { trustedTypes } = globalThis as { trustedTypes?: Policies };
    policy = trustedTypes?.createPolicy(sanitisedPolicy, { createHTML: (text) => text }) ?? null;
  }
  return { __html: policy?.createHTML(html) ?? html };
}
