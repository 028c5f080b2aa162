import { cpSync } from 'node:fs'

// Copies the pages, the published files of the element and those of the frameworks, because there is no bundler.
cpSync('page', 'dist', { recursive: true })
cpSync('node_modules/@shuyuan/login-element/dist', 'dist/shuyuan-login', { recursive: true })
for (const version of [17, 18]) {
  for (const name of ['react', 'react-dom']) {
    const file = `node_modules/${name}-${version}/umd/${name}.production.min.js`
    cpSync(file, `dist/${name}-${version}.js`)
  }
}
cpSync('node_modules/vue/dist/vue.runtime.global.prod.js', 'dist/vue.js')
