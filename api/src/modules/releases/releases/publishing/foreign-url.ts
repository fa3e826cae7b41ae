/** Vocabularies that structured data name; nothing is loaded from them. */
const vocabularies = /^https?:\/\/(?:www\.)?schema\.org(?:\/|$)/i;
/** A URL with a scheme of its own or of another host; browsers read `\` as `/` and skip tabs and line breaks. */
const elsewhere = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]\s*[\\/])/i;
/** Texts of a manifest that are urlFields, wherever they stand. */
const urlFields = /^(?:path|canonical|href|url|image|logo|@id|item|target|contentUrl|thumbnailUrl|embedUrl)$/;

/**
 * The first URL in a manifest that leads to another site.
 * @returns the field's name and the URL, shortened; null when there is none
 */
export function foreignUrl(manifest: object): { readonly field: string; readonly text: string } | null {
  const waiting: { readonly field: string; readonly value: unknown }[] = [{ field: '', value: manifest }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field, value } = next;
    if (typeof value === 'string') {
      const isUrlField = urlFields.test(field) ? elsewhere.test(value) : /^\s*(?:https?:)?\/\//i.test(value);
      if (isUrlField && !vocabularies.test(value)) return { field, text: value.slice(0, 80) };
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        waiting.push({ field: Array.isArray(value) ? field : key, value: inner });
    }
  }
  return null;
}
