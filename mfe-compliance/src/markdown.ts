import { isSafeUrl } from './safe-url';

/** Text that Markdown would read as markup or as a tag shows as it is. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** A text as a quotation, line by line. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n');

/** A link to a page of the product or the web; another scheme is text alone. @param origin put before paths */
export function link(text: string, url: string, origin: string): string {
  if (!isSafeUrl(url)) return plain(text);
  return `[${plain(text)}](<${new URL(url, origin).href}>)`;
}
