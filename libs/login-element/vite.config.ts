import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sourceConditions, testOptions } from '../../tools/build/lib-config.ts'

/**
 * A page may hold styles of another styled-components, rendered on its server: each copy takes those
 * with its own mark for its own.
 */
function ownStyleMark(): Plugin {
  let isMarked = false
  return {
    name: 'own-style-mark',
    apply: 'build',
    transform(code, id) {
      if (!/styled-components\/dist\/.*esm\.js/.test(id)) return null
      isMarked = code.includes('||"data-styled"')
      return code.replaceAll('||"data-styled"', '||"data-styled-shuyuan"')
    },
    buildEnd(error) {
      if (!error && !isMarked) throw new Error('styled-components names its mark in another way.')
    },
  }
}

/** A library build leaves the mode to its host; here React and all else is inside. */
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
    target: 'es2022',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
    },
  },
  test: testOptions('libs/login-element', 'jsdom'),
})
