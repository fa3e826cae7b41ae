import { join } from 'node:path';
import { launchProcess } from './service-process';
import { SupervisedService } from './supervised-service';

interface Options {
  /** Starts it again when its sources change. */
  readonly watch?: boolean;
}

/** The processes that make up the product: each logs to a file of its own and is started again when it ends. */
export class Services {
  private readonly running: SupervisedService[] = [];

  /** @param say tells the person at the keyboard what happens to a service */
  constructor(
    private readonly logsFolder: string,
    private readonly say: (sentence: string) => void,
  ) {}

  /** Starts a TypeScript program that prints one JSON line with `ready` when it is. */
  start(name: string, file: string, env: Readonly<Record<string, string>>, { watch = false }: Options = {}) {
    const logFile = join(this.logsFolder, `${name}.log`);
    const service = new SupervisedService({
      name,
      say: this.say,
      launch: () => launchProcess({ file, env, logFile, watch, onNotice: this.say }),
    });
    this.running.push(service);
    return service;
  }

  /** Ends every service, the last started first, and waits for it. */
  async stop(): Promise<void> {
    for (const service of this.running.toReversed()) await service.stop();
  }
}
