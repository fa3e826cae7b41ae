import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import preview from './preview';

declare module 'vitest' {
  interface ProvidedContext {
    /** The theme this run shows every story in. */
    theme: string;
  }
}

setProjectAnnotations([a11y, preview, { initialGlobals: { theme: inject('theme') } }]);
