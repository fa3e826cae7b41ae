import type { PreviewLink } from './preview-link.model';

/** A preview link as administrators see it: never its token. */
export const presentLink = ({ id, createdAt, expiresAt }: PreviewLink) => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** A link that was made, with the path that is told once. */
export const presentCreatedLink = ({ link, token }: { readonly link: PreviewLink; readonly token: string }) => ({
  ...presentLink(link),
  path: `/blog/preview/${token}`,
});
