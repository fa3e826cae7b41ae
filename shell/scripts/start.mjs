import { install } from './install.mjs';

/** `npm start`. Runs before anything is installed, so: no TypeScript and no packages before they are. */
await install({ forBuilt: true });
await import('tsx');
await import('./start/main.ts');
