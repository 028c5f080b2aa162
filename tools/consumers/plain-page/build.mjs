import { cpSync } from 'node:fs'

// Copies the page and the published files of the element, because there is no bundler.
cpSync('page', 'dist', { recursive: true })
cpSync('node_modules/@shuyuan/login-element/dist', 'dist/shuyuan-login', { recursive: true })
