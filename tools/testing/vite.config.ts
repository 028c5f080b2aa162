import { defineConfig } from 'vitest/config'
import { testOptions } from '../build/lib-config'

export default defineConfig({ test: testOptions('tools/testing', 'node') })
