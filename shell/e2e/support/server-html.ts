const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of the page's HTML, as clients without JavaScript see it. */
export function textOf(html: string): string {
  const app = /<div id="app">(.*)<\/div><script[ >]/s.exec(html)?.[1] ?? '';
  return app
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity);
}
