const characters = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/**
 * The beginning of a text, of at most so many UTF-16 units, that ends with a whole character as people see them: no
 * emoji or letter with its marks is cut.
 */
export function wholeCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  let beginning = '';
  for (const { segment } of characters.segment(text)) {
    if (beginning.length + segment.length > length) break;
    beginning += segment;
  }
  return beginning;
}

/** The first character of a text as people see them; '' of none. */
export function firstCharacter(text: string): string {
  const [first] = characters.segment(text);
  return first?.segment ?? '';
}
