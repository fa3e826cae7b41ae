/** Where the pictures of the blog are kept: nothing else of the site is loaded as an image. */
const ownPicture = /^\/api\/blog\/images\/[\w.-]+$/;
const ownPath = /^\/(?![/\\])/;

/** Whether a link may lead there: this site, a part of the page, the web or a mailbox. */
export function isSafeLink(href: string): boolean {
  return /^#[\w%-]+$/.test(href) || ownPath.test(href) || isOf(href, ['https:', 'http:', 'mailto:']);
}

/** Whether a link leaves the site. */
export const isOutside = (href: string): boolean => /^https?:/i.test(href);

/**
 * Whether a picture may come from there: our own uploads, or any server over https, as the page's policy (`img-src`)
 * has it.
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
