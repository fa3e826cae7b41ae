/** Limits on picked files. */
export interface FileRules {
  /** MIME types ('image/png', 'image/*') and endings ('.md'); a file matches when one of them does. */
  readonly accept: readonly string[];
  /** The largest file in bytes. */
  readonly maxSize: number;
  /** Number of files that can still be added. */
  readonly room: number;
}

/** The product's own sentences for a refusal, where the general ones do not do. */
export interface RefusalTexts {
  readonly type?: string;
  readonly size?: string;
  readonly count?: string;
}

/** A size in bytes as people read it: '840 B', '12 KB', '1.4 MB'. One MB is 1,048,576 bytes. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  const megabytes = bytes / (1024 * 1024);
  return `${megabytes >= 10 || Number.isInteger(megabytes) ? Math.round(megabytes) : megabytes.toFixed(1)} MB`;
}

/** MIME types from a browser whose system does not know the file's extension. */
const noTypes = ['', 'application/octet-stream'];

function matches({ name, type }: File, rule: string): boolean {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
  if (noTypes.includes(type)) {
    const ending = name.split('.').at(-1)?.toLowerCase().replace('jpg', 'jpeg');
    return rule.endsWith(`/${ending}`);
  }
  return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
}

/**
 * Sorts files into those that may be sent and one sentence for each that may not. Only names, types and sizes are
 * looked at: the server checks the content.
 */
export function sortFiles(
  files: readonly File[],
  { accept, maxSize, room }: FileRules,
  texts: RefusalTexts,
): { taken: File[]; refusals: string[] } {
  const taken: File[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    if (!accept.some((rule) => matches(file, rule)))
      refusals.push(texts.type ?? `${file.name} is not a kind of file that can be used here.`);
    else if (file.size > maxSize) refusals.push(texts.size ?? `${file.name} is larger than ${fileSizeText(maxSize)}.`);
    else if (file.size === 0) refusals.push(`${file.name} is empty.`);
    else if (taken.length >= room)
      refusals.push(texts.count ?? `${file.name} was left out: there is no room for more files.`);
    else taken.push(file);
  }
  return { taken, refusals: [...new Set(refusals)] };
}
