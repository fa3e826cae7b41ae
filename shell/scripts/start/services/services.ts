import { join } from 'node:path';
import { launchProcess } from './service-process';
import { SupervisedService } from './supervised-service';
import { watchSources } from './watch-sources';

interface Options {
  /** A folder: the service is started again when the sources in it change. */
  readonly watch?: string;
}

/** The processes that make up the product: each logs to a file of its own and is started again when it ends. */
export class Services {
  private readonly running: SupervisedService[] = [];
  private readonly watches: (() => void)[] = [];

  /** @param say tells the person at the keyboard what happens to a service */
  constructor(
    private readonly logsFolder: string,
    private readonly say: (sentence: string) => void,
  ) {}

  /** Starts a TypeScript program that prints one JSON line with `ready` when it is. */
  start(name: string, file: string, env: Readonly<Record<string, string>>, { watch }: Options = {}) {
    const logFile = join(this.logsFolder, `${name}.log`);
    const service = new SupervisedService({
      name,
      say: this.say,
      launch: () => launchProcess({ file, env, logFile, onNotice: this.say }),
    });
    this.running.push(service);
    if (watch) this.watches.push(watchSources(watch, () => void service.restart()));
    return service;
  }

  /** Ends every service, the last started first, and waits for it. */
  async stop(): Promise<void> {
    for (const endWatch of this.watches.splice(0)) endWatch();
    for (const service of this.running.toReversed()) await service.stop();
  }
}
