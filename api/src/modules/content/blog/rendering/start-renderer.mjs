// The loader is not taken over from the process that starts this one.
import { register } from 'tsx/esm/api';

register();
await import('./renderer-program.ts');
