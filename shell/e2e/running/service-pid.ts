import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../scripts/start-product';

/** The process that runs a service of a product now, as its log says. */
export function servicePid(service: 'api' | 'shell', { dataFolder }: Pick<Product, 'dataFolder'>): number {
  const lines = readFileSync(join(dataFolder, 'logs', `${service}.log`), 'utf8').split('\n');
  const ready = lines.findLast((line) => line.startsWith('{"ready":'));
  return (JSON.parse(ready ?? '{}') as { pid: number }).pid;
}
