import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { modulePackage } from './build/module-package.ts'
import site from './vite.config.ts'

const { test: _test, build: _build, resolve: _resolve, ...shared } = site

const conditions = ['@shuyuan/source', 'module', 'node', 'production']

// Bundles the rendering server, its worker thread and the script of prerendering with their dependencies. jsdom stays
// external because it reads files from its package.
export default mergeConfig<UserConfig, UserConfig>(
  shared,
  defineConfig({
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    plugins: [modulePackage()],
    resolve: { conditions, dedupe: site.resolve?.dedupe },
    ssr: { noExternal: true, external: ['jsdom'], resolve: { conditions } },
    build: {
      ssr: true,
      outDir: 'dist-server',
      target: 'node20',
      rolldownOptions: {
        input: ['server/main.ts', 'server/rich-text-worker.ts', 'server/prerender.ts'],
      },
    },
  }),
)
