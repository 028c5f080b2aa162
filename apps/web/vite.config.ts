import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { baseCss } from '../../libs/ui/src/theme/base-css'
import { baseStyle } from './build/base-style.ts'
import { brandScript } from './build/brand-script.ts'
import { checkApis } from './build/check-apis.ts'
import { configFile } from './build/config-file.ts'
import { serviceWorker } from './build/service-worker.ts'
import { browserTargets, oldestBrowsers } from '../../tools/build/browsers.ts'
import { sourceConditions, testOptions } from '../../tools/build/lib-config.ts'

// These frames have a few lines each, and separate chunks would only cost round trips.
const undividedRoutes = new Set(['/_main', '/_main/_signed-in', '/_login'])

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      codeSplittingOptions: {
        // Loaders stay in the entry, so that a page's data is requested while its code loads.
        splitBehavior: ({ routeId }) => (undividedRoutes.has(routeId) ? [] : undefined),
      },
    }),
    react(),
    baseStyle(baseCss),
    brandScript(sourceConditions, browserTargets),
    serviceWorker(sourceConditions, browserTargets),
    checkApis(oldestBrowsers),
    configFile(process.env.SHUYUAN_CONFIG),
  ],
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: sourceConditions,
    // React itself contains this hook.
    alias: { 'use-sync-external-store/shim': 'use-sync-external-store' },
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // Tests that run in Node take the libraries' source, too.
  ssr: { resolve: { conditions: ['@shuyuan/source', 'module', 'node', 'development|production'] } },
  build: {
    target: browserTargets,
    manifest: true,
    // The content security policy allows no fonts in data URLs.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    // Browsers without `modulepreload` load these files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each page needs these: two files compress better than many, and the first stays cached over releases.
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  test: testOptions('apps/web', 'jsdom'),
})
