import webpack, { type Configuration } from 'webpack';

/** Runs webpack once. @throws with its messages when the build fails */
export function buildConfiguration(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
}

/**
 * Names a build of an area by what it was made from: a tab that falls back to the release before holds two, and the
 * chunks of one must not be taken for the other's.
 * @param hash of what it was made from, in hexadecimal digits
 */
export function withOwnName(configuration: Configuration, hash: string): Configuration {
  const { output } = configuration;
  return { ...configuration, output: { ...output, uniqueName: `${output?.uniqueName ?? ''}_${hash.slice(0, 8)}` } };
}
