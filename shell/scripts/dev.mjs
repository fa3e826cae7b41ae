import { install } from './install.mjs';

/** `npm run dev`. Runs before anything is installed, so: no TypeScript and no packages before they are. */
await install();
process.env['NODE_ENV'] = 'development';
await import('tsx');
await import('./dev/main.ts');
