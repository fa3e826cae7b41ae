import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import type { ChunkFiles } from '@counterpart/api/contract';
import type { ChunkGraphFile } from './chunk-graph';

const pluginName = 'ChunkGraphPlugin';

/**
 * Writes `chunk-graph.json`: which files each shared module, exposed module, lazy import and entry really needs. The
 * federation manifest's own list is incomplete, and the server computes a route's preloads from this one.
 */
export class ChunkGraphPlugin {
  /**
   * @param nameLazy a lazy import's name in the graph, from the request as the code writes it and the file that asks
   */
  constructor(private readonly nameLazy: (request: string, issuer: string) => string = (request) => request) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const text = JSON.stringify(readGraph(compilation, this.nameLazy), null, 1);
        compilation.emitAsset('chunk-graph.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

function readGraph(compilation: Compilation, nameLazy: (request: string, issuer: string) => string): ChunkGraphFile {
  const graph: ChunkGraphFile = { entries: {}, provides: {}, exposes: {}, lazy: {} };
  for (const [name, entrypoint] of compilation.entrypoints) graph.entries[name] = groupFiles(compilation, entrypoint);
  for (const module of compilation.modules) {
    const { type } = module;
    // A shared module whose code is in the entry anyway has no chunk group, and no files of its own.
    if (type === 'provide-module') graph.provides[providedName(module)] = { files: [], consumes: [] };
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (!group || type.startsWith('consume-shared')) continue;
      if (type === 'provide-module') graph.provides[providedName(module)] = groupFiles(compilation, group);
      else if (exposedName(block)) graph.exposes[exposedName(block)] = groupFiles(compilation, group);
      else
        for (const request of lazyRequests(block))
          graph.lazy[nameLazy(request, module.nameForCondition() ?? '')] = groupFiles(compilation, group);
    }
  }
  return graph;
}

/** Files of a chunk group that are not the runtime's or an ancestor's, and the shared modules its code requires. */
function groupFiles(compilation: Compilation, group: ChunkGroup): ChunkFiles {
  const files = new Set<string>();
  const consumes = new Set<string>();
  for (const chunk of group.chunks) {
    for (const file of chunk.files) if (/\.(js|css)$/.test(file) && !file.includes('hot-update')) files.add(file);
    for (const key of consumedKeys(compilation, chunk)) consumes.add(key);
  }
  return { files: [...files].sort(), consumes: [...consumes].sort() };
}

function consumedKeys(compilation: Compilation, chunk: Chunk): string[] {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  return modules.flatMap((module) => {
    const { shareKey } = (module as Module & { options?: { readonly shareKey?: string } }).options ?? {};
    return module.type === 'consume-shared-module' && shareKey ? [shareKey] : [];
  });
}

/** Request under which a module of `ProvideSharedPlugin` is shared. */
const providedName = (module: Module): string =>
  module.libIdent({ context: '' })?.replace(/^.*?\/sharing\/provide\/[^/]+\//, '') ?? '';

/** Name of the module that a block of a container exposes; empty for any other block. */
function exposedName(block: AsyncDependenciesBlock): string {
  const [dependency] = block.dependencies as { exposedName?: string }[];
  return dependency?.exposedName ?? '';
}

function lazyRequests(block: AsyncDependenciesBlock): string[] {
  return (block.dependencies as { request?: string }[]).flatMap(({ request }) => (request ? [request] : []));
}
