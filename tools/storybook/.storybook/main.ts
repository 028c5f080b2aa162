import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sourceConditions } from '../../build/lib-config.ts'
import { usedIn } from '../src/used-in.ts'
import { generatedFiles } from './generated-files.ts'
import { viewSources } from './view-sources.ts'

// Radix has 'use client' in each file, which Storybook does not need.
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
    { from: '../../../docs/images', to: '/docs/images' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // The search finds the headings of written pages, such as “Install 安装”.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [generatedFiles()],
      define: { USED_IN: usedIn(viewSources()) },
      resolve: { conditions: sourceConditions },
      build: {
        // The bundle contains all libraries and the accessibility checker. Size does not matter here.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { onLog: reportUnlessNoise },
      },
    }),
}

export default config
