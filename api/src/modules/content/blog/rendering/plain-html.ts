import { escapeHtml } from '../../../../contract/escape-html';

/** A text as it was typed, its paragraphs apart. */
export function plainHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`).join('\n');
}
