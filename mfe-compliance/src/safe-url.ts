/** An absolute http(s) URL. Any other scheme, such as one that runs a script, is none. */
export function isWebUrl(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** An http(s) URL or a path of the product. */
export const isSafeUrl = (url: string): boolean => isWebUrl(url) || /^\/(?![/\\])/.test(url);
