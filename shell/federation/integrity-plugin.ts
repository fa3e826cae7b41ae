import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { checkGlobal } from '../page-contract/integrity';

interface ScriptHooks {
  readonly createScript: { tap(name: string, change: (source: string) => string): void };
}
interface ScriptRuntimeModule {
  getCompilationHooks(compilation: Compilation): ScriptHooks;
}

const require = createRequire(import.meta.url);
const pluginName = 'IntegrityPlugin';

/**
 * Makes a build's own loader pass every chunk and stylesheet through the shell's check
 * (`shell/browser/areas/checked-loading.ts`): what it refuses is an ordinary chunk error, which the area's boundary
 * shows.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const scripts = require('webpack/lib/runtime/LoadScriptRuntimeModule') as ScriptRuntimeModule;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      scripts
        .getCompilationHooks(compilation)
        .createScript.tap(pluginName, (source) => `${source}\n${checked('script', 'url')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        pluginName,
        (source, { tag, href }) => `${source}\n${checked(tag, href)}`,
      );
    });
  }
}

/** The shell's own function, so that no release carries a copy of it. Without it nothing loads. */
function checked(element: string, url: string): string {
  return `self.${checkGlobal}(${element}, ${url});`;
}
