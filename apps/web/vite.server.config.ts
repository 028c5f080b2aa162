import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import site from './vite.config.ts'

const { test: _test, build: _build, resolve: _resolve, ...shared } = site

const conditions = ['@shuyuan/source', 'module', 'node', 'production']

// The rendering server, and what writes its pages as files, with everything that they need but Node.
export default mergeConfig<UserConfig, UserConfig>(
  shared,
  defineConfig({
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    resolve: { conditions, dedupe: site.resolve?.dedupe },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: true,
      outDir: 'dist-server',
      target: 'node20',
      rolldownOptions: { input: ['server/main.ts', 'server/prerender.ts'] },
    },
  }),
)
