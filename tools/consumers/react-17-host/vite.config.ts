import { defineConfig } from 'vite'

export default defineConfig({
  // The server puts a fresh nonce into each response; see ../src/serve.mjs.
  html: { cspNonce: '__NONCE__' },
  build: { target: 'es2022' },
})
