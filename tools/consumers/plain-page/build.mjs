import { cpSync } from 'node:fs'

// No bundler: the page, and the folder of the element as it was published.
cpSync('page', 'dist', { recursive: true })
cpSync('node_modules/@shuyuan/login-element/dist', 'dist/shuyuan-login', { recursive: true })
