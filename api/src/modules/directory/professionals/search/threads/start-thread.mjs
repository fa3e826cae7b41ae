// A worker thread on Node 20 does not take the loader over from the process that starts it.
import { register } from 'tsx/esm/api';

register();
await import('./search-thread.ts');
