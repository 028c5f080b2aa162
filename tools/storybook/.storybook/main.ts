import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sourceConditions } from '../../build/lib-config.ts'

// Radix marks each of its files for server components, which Storybook does not have.
const noise = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']

function reportUnlessNoise(
  level: string,
  log: { code?: string },
  report: (level: string, log: object) => void,
): void {
  if (!noise.includes(log.code ?? '')) report(level, log)
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../../../libs/*/src/**/*.stories.tsx',
    '../../../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../../sandbox-api/public/images', to: '/images' },
    { from: '../../sandbox-api/public/media', to: '/media' },
    // The READMEs of the libraries link to it.
    { from: '../../../docs', to: '/docs' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { conditions: sourceConditions },
      build: {
        // It holds all libraries and the accessibility checker, and is not made for phones.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { onLog: reportUnlessNoise },
      },
    }),
}

export default config
