/** Path of the blog's pictures: nothing else of the site is loaded as an image. */
const ownPicture = /^\/api\/blog\/images\/[\w.-]+$/;
const ownPath = /^\/(?![/\\])/;

/** True when a link's target is allowed: this site, a part of the page, the web, a mailbox or a phone. */
function isSafeLink(href: string): boolean {
  return /^#[\w%-]+$/.test(href) || ownPath.test(href) || isOf(href, ['https:', 'http:', 'mailto:', 'tel:']);
}

/** A host that was pasted without its scheme. */
const bareHost = /^(?:www\.[\w-]+\.[\w.-]+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|us|io))(?=[/?#:]|$)/i;
/** Any host does: only what stays on it is a link of this site. */
const postsFolder = new URL('https://counterpart.example/blog/');

/**
 * The address that a link leads to: a path without a slash before it is one beside the posts, as browsers take it on a
 * post's page, and a host without a scheme is one of the web.
 * @returns null when a link may not lead there
 */
export function linkTarget(written: string): string | null {
  const href = written.trim();
  if (isSafeLink(href)) return href;
  if (bareHost.test(href) && !/[\s\\]/.test(href)) return `https://${href}`;
  if (href === '' || /^[/\\]|^[a-z][a-z\d+.-]*:/i.test(href) || !URL.canParse(href, postsFolder)) return null;
  const { origin, pathname, search, hash } = new URL(href, postsFolder);
  return origin === postsFolder.origin ? pathname + search + hash : null;
}

/** True when a link leaves the site. */
export const isOutside = (href: string): boolean => /^https?:/i.test(href);

/**
 * True when a picture's source is allowed: our own uploads, or any server over https, as in the page's policy
 * (`img-src`).
 */
export function isSafePicture(src: string): boolean {
  return ownPicture.test(src) || isOf(src, ['https:']);
}

function isOf(text: string, protocols: readonly string[]): boolean {
  if (!/^[a-z]+:/i.test(text)) return false;
  try {
    return protocols.includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
