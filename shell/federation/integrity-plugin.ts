import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { impossibleHash, integrityGlobal, retryParameter } from '../routes/integrity';

interface ScriptHooks {
  readonly createScript: { tap(name: string, change: (source: string) => string): void };
}
interface ScriptRuntimeModule {
  getCompilationHooks(compilation: Compilation): ScriptHooks;
}

const require = createRequire(import.meta.url);
const pluginName = 'IntegrityPlugin';

/**
 * Makes a build's own loader ask for every chunk and stylesheet with the hash that the page's map has for it, and gives second
 * tries an address of their own. An address
 * that the map does not know fails as a changed file does: an ordinary chunk error, which the area's boundary shows.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const scripts = require('webpack/lib/runtime/LoadScriptRuntimeModule') as ScriptRuntimeModule;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      scripts.getCompilationHooks(compilation).createScript.tap(pluginName, (source) => `${source}\n${retried('script', 'url')}\n${checked('script', 'url')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(pluginName, (source, { tag, href }) => `${source}\n${checked(tag, href)}`);
    });
  }
}

/** A browser joins a request for the same address that still hangs: a new try needs an own address. */
function retried(element: string, address: string): string {
  const tries = `(self.counterpartTries ??= {})`;
  return `${tries}[${address}] = (${tries}[${address}] ?? -1) + 1; if (${tries}[${address}]) ${element}.src = ${address} + '?${retryParameter}=' + ${tries}[${address}];`;
}

function checked(element: string, address: string): string {
  return `${element}.crossOrigin = 'anonymous'; ${element}.integrity = self.${integrityGlobal}[new URL(${address}, document.baseURI).href] || '${impossibleHash}';`;
}
