import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentUses } from '../scripts/unused/component-uses';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The areas' pages stand beside the components they are made of; their stories live with the pages.
  stories: ['../docs/**/*.stories.tsx', '../src/**/*.stories.tsx', '../../mfe-*/src/**/*.stories.tsx'],
  staticDirs: [
    { from: '../tokens', to: '/tokens' },
    { from: '../../node_modules/@fontsource-variable/public-sans/files', to: '/fonts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Its list of what to learn about Storybook is no part of this documentation.
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Read at the start: what a component's page says under ‘Used on’.
      define: { componentUses: JSON.stringify(componentUses()) },
      // Found ahead: a library found while stories run would reload the page under them.
      optimizeDeps: {
        include: [
          'react-router',
          'swr',
          'swr/infinite',
          'swr/mutation',
          'zustand',
          'effector',
          'effector-react',
          'antd',
          'styled-components',
        ],
      },
      build: {
        chunkSizeWarningLimit: 2000,
        reportCompressedSize: false,
        // "use client" at the head of antd's files means nothing in a bundle, a thousand times over.
        rolldownOptions: {
          checks: { pluginTimings: false },
          onLog: (level: unknown, log: { code?: string }, show: (level: unknown, log: unknown) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') show(level, log);
          },
        },
      },
    }),
};

export default config;
