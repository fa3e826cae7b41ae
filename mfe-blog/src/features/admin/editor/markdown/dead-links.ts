import type { ResponseBody } from '@counterpart/shell/sdk';

/** A link that leads nowhere. */
export type DeadLink = ResponseBody<'post', '/api/blog/admin/preview'>['deadLinks'][number];

/** One sentence for each link that leads nowhere; a link to the post itself does once it is published. */
export function deadLinkSentences(links: readonly DeadLink[], ownSlug: string): string[] {
  const found = links.filter(({ href }) => href?.replace(/[?#].*/s, '') !== `/blog/${ownSlug}`);
  return found.map(({ text, href }) =>
    href === null
      ? `The link “${text}” lost its address: it may not be used here.`
      : `The link “${text}” leads to ${href}, where there is no published post.`,
  );
}
