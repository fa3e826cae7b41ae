import { brotliCompressSync } from 'node:zlib';
import { build, type OutputFile } from 'esbuild';
import { packageFolder, componentEntries } from '../package-entries';

/** Bytes of one bundle, minified. */
export interface Bytes {
  readonly min: number;
  readonly brotli: number;
}

/** Cost of importing one entry alone, without React and styled-components, which the host provides. */
export interface EntrySize {
  /** As in `@counterpart/design-system/<name>`. */
  readonly name: string;
  /** Our own code. */
  readonly own: Bytes;
  /** With antd and all it stands on; `null` when the entry brings none of it. */
  readonly withAntd: Bytes | null;
}

const provided = ['react', 'react/*', 'react-dom', 'react-dom/*', 'styled-components'];
const antd = ['antd', 'antd/*', '@ant-design/*', '@rc-component/*'];

const bytes = ({ contents }: OutputFile): Bytes => ({
  min: contents.byteLength,
  brotli: brotliCompressSync(contents).byteLength,
});

async function bundle(file: string, external: readonly string[]) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: packageFolder,
    external: [...external],
    outdir: 'dist',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  if (!script) throw new Error(`${file} gave no script.`);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return {
    size: bytes(script),
    bringsAntd: imports.some((path) => /^(antd|@ant-design|@rc-component)(\/|$)/.test(path)),
  };
}

/** Bundles every entry by itself. */
export async function measureEntries(): Promise<readonly EntrySize[]> {
  return Promise.all(
    componentEntries().map(async ({ name, file }) => {
      const { size, bringsAntd } = await bundle(file, [...provided, ...antd]);
      return { name, own: size, withAntd: bringsAntd ? (await bundle(file, provided)).size : null };
    }),
  );
}
