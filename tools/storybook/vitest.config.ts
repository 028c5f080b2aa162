import { defineConfig } from 'vitest/config'
import { testOptions } from '../build/lib-config.ts'

export default defineConfig({ test: testOptions('tools/storybook', 'node') })
