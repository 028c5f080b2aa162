import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'shuyuan-login' } } }),
  ],
  // The server puts a fresh nonce into each response; see ../src/serve.mjs.
  html: { cspNonce: '__NONCE__' },
  build: { target: 'es2022' },
})
