import type { PreviewLink } from './preview-link.model';

/** A preview link as administrators see it: never its token. */
export const presentLink = ({ id, createdAt, expiresAt }: PreviewLink) => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** A new link, with the path that only this response has. */
export const presentCreatedLink = ({ link, token }: { readonly link: PreviewLink; readonly token: string }) => ({
  ...presentLink(link),
  path: `/blog/preview/${token}`,
});
