import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserTargets } from '../../tools/build/browsers.ts'
import { sourceConditions, testOptions } from '../../tools/build/lib-config.ts'

/**
 * Renames the attribute of our style elements. styled-components adopts every server-rendered style with its
 * attribute, including those of another copy on the page.
 */
function ownStyleMark(): Plugin {
  let isMarked = false
  return {
    name: 'own-style-mark',
    apply: 'build',
    transform(code, id) {
      if (!/styled-components\/dist\/.*esm\.js/.test(id)) return null
      isMarked = code.includes('||"data-styled"')
      return { code: code.replaceAll('||"data-styled"', '||"data-styled-shuyuan"'), map: null }
    },
    buildEnd(error) {
      if (!error && !isMarked)
        throw new Error('The style attribute of styled-components was not found.')
    },
  }
}

/** Sets the mode at build time, because this bundle includes React. */
const productionInside: Plugin = {
  name: 'production-inside',
  apply: 'build',
  config: () => ({ define: { 'process.env.NODE_ENV': '"production"' } }),
}

export default defineConfig({
  plugins: [react(), ownStyleMark(), productionInside],
  resolve: { conditions: sourceConditions },
  logLevel: 'warn',
  ssr: {
    resolve: { conditions: ['@shuyuan/source', 'module', 'node', 'development|production'] },
  },
  build: {
    lib: { entry: ['src/index.ts', 'src/define.ts', 'src/port.ts'], formats: ['es'] },
    reportCompressedSize: false,
    minify: true,
    sourcemap: true,
    target: browserTargets,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
    },
  },
  test: testOptions('libs/login-element', 'jsdom'),
})
