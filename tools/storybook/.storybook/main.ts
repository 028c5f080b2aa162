import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type PluginOption } from 'vite'
import { sourceConditions } from '../../build/lib-config.ts'

// Radix marks each of its files for server components, and there are none here.
const noise = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']

function reportUnlessNoise(
  level: string,
  log: { code?: string },
  report: (level: string, log: object) => void,
): void {
  if (!noise.includes(log.code ?? '')) report(level, log)
}

/** The story tests leave out the plugin of this name, but controls come from it, and they are tested. */
function keptInTests(plugin: PluginOption): PluginOption {
  const isDocgen =
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'storybook:react-docgen-plugin'
  return isDocgen ? { ...plugin, name: 'shuyuan:docgen' } : plugin
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../../../libs/*/src/**/*.stories.tsx',
    '../../../apps/web/src/**/*.stories.tsx',
    '../seeded/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../../sandbox-api/public/images', to: '/images' },
    { from: '../../sandbox-api/public/media', to: '/media' },
    // What the READMEs of the libraries link to.
    { from: '../../../docs', to: '/docs' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: base.plugins?.map(keptInTests) },
      {
        resolve: { conditions: sourceConditions },
        build: {
          // It is not made for phones: it holds all libraries and the accessibility checker.
          chunkSizeWarningLimit: 4000,
          rolldownOptions: { onLog: reportUnlessNoise },
        },
      },
    ),
}

export default config
