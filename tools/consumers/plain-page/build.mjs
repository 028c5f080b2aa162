import { cpSync } from 'node:fs'

// Without a bundler: copies the page and the published files of the element.
cpSync('page', 'dist', { recursive: true })
cpSync('node_modules/@shuyuan/login-element/dist', 'dist/shuyuan-login', { recursive: true })
