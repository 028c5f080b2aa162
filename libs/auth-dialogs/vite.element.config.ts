import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sourceConditions } from '../../tools/build/lib-config.ts'

/**
 * A page may hold styles of another styled-components, rendered on its server: each copy takes those
 * with its own mark for its own.
 */
function ownStyleMark(): Plugin {
  let isMarked = false
  return {
    name: 'own-style-mark',
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

/** The login element with React and all else inside, for pages that have neither React nor a bundler. */
export default defineConfig({
  plugins: [react(), ownStyleMark()],
  resolve: { conditions: sourceConditions },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: ['src/element/index.ts', 'src/element/define.ts'], formats: ['es'] },
    outDir: 'dist/element',
    emptyOutDir: false,
    minify: true,
    target: 'es2022',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
    },
  },
})
