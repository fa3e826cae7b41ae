const escapes = /(?:%[0-9a-f]{2})+/gi;

/**
 * A URL's path with every percent sign escaped that belongs to no UTF-8 character, so that it can be decoded:
 * `/50%-off` becomes `/50%25-off`. What can be decoded stays as it is, and a backslash stays no slash.
 */
export function readablePath(path: string): string {
  if (!/[%\\]/.test(path)) return path;
  return path
    .replaceAll('\\', '%5C')
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(escapes, (run) => (isDecodable(run) ? run : run.replaceAll('%', '%25')));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
