/** An absolute http(s) URL. Any other scheme, such as one that runs a script, is none. */
export function isWebUrl(url: string): boolean {
  return /^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '');
}

/** An http(s) URL or a path of the product. */
export const isSafeUrl = (url: string): boolean => isWebUrl(url) || /^\/(?![/\\])/.test(url);
