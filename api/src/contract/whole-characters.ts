let segmenter: Intl.Segmenter | undefined;

/** A text in characters as people see them; in those of Unicode where a browser tells no more (Firefox before 125). */
function charactersOf(text: string): Iterable<{ readonly segment: string }> {
  if (!('Segmenter' in Intl)) return Array.from(text, (segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter('en-US', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/**
 * The beginning of a text, of at most so many UTF-16 units, that ends with a whole character as people see them: no
 * emoji or letter with its marks is cut.
 */
export function wholeCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  let beginning = '';
  for (const { segment } of charactersOf(text)) {
    if (beginning.length + segment.length > length) break;
    beginning += segment;
  }
  return beginning;
}

/** The first character of a text as people see them; '' of none. */
export function firstCharacter(text: string): string {
  const [first] = charactersOf(text);
  return first?.segment ?? '';
}
