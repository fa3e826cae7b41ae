// Preloaded into a measured process, and by Node into its threads and the processes that it starts, where nothing is to
// be observed: those have messages of their own. On Node 20 a thread does not read TypeScript before it has asked for
// that.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.ppid === Number(process.env['OBSERVED_BY'])) await import('./observe.ts');
