import { defineConfig } from 'vitest/config'
import { testOptions } from '../build/lib-config.ts'

export default defineConfig({
  resolve: { conditions: ['@shuyuan/source', 'module', 'node', 'development|production'] },
  test: testOptions('tools/check-api', 'node'),
})
