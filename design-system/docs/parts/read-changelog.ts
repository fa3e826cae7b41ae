interface Part {
  readonly kind: 'plain' | 'strong' | 'code';
  readonly text: string;
}

interface Release {
  readonly date: string;
  readonly entries: readonly (readonly Part[])[];
}

const parts = (entry: string): readonly Part[] =>
  entry.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((text): Part[] => {
    if (text.startsWith('**')) return [{ kind: 'strong', text: text.slice(2, -2) }];
    if (text.startsWith('`')) return [{ kind: 'code', text: text.slice(1, -1) }];
    return text ? [{ kind: 'plain', text }] : [];
  });

/** The days of CHANGELOG.md with their entries, each cut into what is strong, code and plain. */
export function readChangelog(markdown: string): readonly Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [date = '', ...lines] = section.trim().split('\n');
      return { date, entries: lines.filter((line) => line.startsWith('- ')).map((line) => parts(line.slice(2))) };
    });
}
