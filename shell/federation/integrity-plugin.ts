import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { checkGlobal } from '../page-contract/integrity';

const pluginName = 'IntegrityPlugin';

/**
 * Makes a build's own loader pass every chunk and stylesheet through the shell's check
 * (`shell/browser/areas/checked-loading.ts`): what it refuses is an ordinary chunk error, which the area's boundary
 * shows.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\n${checked('script', 'url')}`,
      );
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
