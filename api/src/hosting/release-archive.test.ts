import { gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { archiveLimits, packArchive, readArchive } from './release-archive';

/** An archive as an attacker's own tool writes it: any header, any content. */
async function handMade(entries: readonly (readonly [Partial<Header> & { readonly name: string }, string | Buffer])[]) {
  const packer = pack();
  for (const [header, content] of entries) packer.entry(header, Buffer.from(content));
  packer.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packer as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}

const sentenceOf = async (packed: Buffer): Promise<string> =>
  readArchive(packed).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );

describe('reading an archive', () => {
  it('reads what was packed, and packs the same files to the same bytes', async () => {
    const files = new Map([
      ['remote-entry.js', Buffer.from('entry')],
      ['server/remote.js', Buffer.from('server')],
      ['empty.css', Buffer.alloc(0)],
    ]);
    const packed = await packArchive(files);
    expect(await readArchive(packed)).toEqual(files);
    expect(await packArchive(files)).toEqual(packed);
  });

  it('reads the archives of tar itself, with its folders and leading dots', async () => {
    const packed = await handMade([
      [{ name: './', type: 'directory' }, ''],
      [{ name: './chunks/', type: 'directory' }, ''],
      [{ name: './chunks/a.js' }, 'a'],
    ]);
    expect(await readArchive(packed)).toEqual(new Map([['chunks/a.js', Buffer.from('a')]]));
  });

  it.each([
    ['a path out of it', '../../etc/passwd'],
    ['a path out of it further down', 'chunks/../../x.js'],
    ['an absolute path', '/etc/passwd'],
    ['a path of Windows', 'C:\\\\x.js'],
    ['a backslash', '..\\\\x.js'],
    ['a space', 'a b.js'],
    ['an address', 'https://evil.example/x.js'],
    ['a line break', 'a\nb.js'],
    ['a letter that looks like another', 'remоte.js'],
    ['a path of 201 letters', `${'a'.repeat(198)}.js`],
  ])('refuses %s', async (_what, name) => {
    expect(await sentenceOf(await handMade([[{ name }, 'x']]))).toMatch(/ is no path of a release: /);
  });

  it.each(['symlink', 'link', 'character-device', 'block-device', 'fifo'] as const)('refuses a %s', async (type) => {
    const packed = await handMade([[{ name: 'a.js', type, linkname: '/etc/passwd' }, '']]);
    expect(await sentenceOf(packed)).toBe(`"a.js" is a ${type}; a release has plain files only.`);
  });

  it('refuses a path twice, in other letters as well, and a file that is also a folder', async () => {
    const twice = await handMade([
      [{ name: 'a.js' }, '1'],
      [{ name: './A.js' }, '2'],
    ]);
    expect(await sentenceOf(twice)).toBe('"A.js" is in the archive twice.');
    const both = await handMade([
      [{ name: 'a' }, '1'],
      [{ name: 'a/b.js' }, '2'],
    ]);
    expect(await sentenceOf(both)).toBe('"a" is a file and a folder.');
  });

  it('unpacks no byte more than the limits', async () => {
    const large = Buffer.alloc(archiveLimits.fileBytes);
    const oneTooLarge = await handMade([[{ name: 'a.js' }, Buffer.alloc(archiveLimits.fileBytes + 1)]]);
    expect(await sentenceOf(oneTooLarge)).toBe('"a.js" may have at most 8 MB.');
    const together = await handMade([1, 2, 3, 4, 5, 6, 7].map((number) => [{ name: `${number}.js` }, large]));
    expect(together.length).toBeLessThan(100_000);
    expect(await sentenceOf(together)).toBe('The archive may unpack to at most 48 MB.');
    expect(await sentenceOf(Buffer.alloc(archiveLimits.packedBytes + 1))).toBe('The archive may have at most 16 MB.');
    const many = await handMade(
      Array.from({ length: archiveLimits.files + 1 }, (_, at) => [{ name: `${at}.js` }, ''] as const),
    );
    expect(await sentenceOf(many)).toBe('A release may have at most 1000 files.');
  });

  it('refuses what is cut off or no archive at all', async () => {
    const whole = await handMade([[{ name: 'a.js' }, Buffer.alloc(4000, 'x')]]);
    expect(await sentenceOf(whole.subarray(0, whole.length - 20))).toBe('The file is no whole .tar.gz archive.');
    expect(await sentenceOf(gzipSync(Buffer.alloc(300, 'x')))).toBe('The file is no whole .tar.gz archive.');
    expect(await sentenceOf(gzipSync('short'))).toBe('The file is no whole .tar.gz archive.');
    expect(await sentenceOf(Buffer.alloc(0))).toBe('The file is no whole .tar.gz archive.');
  });
});
