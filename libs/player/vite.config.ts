import { mergeConfig } from 'vitest/config'
import { libConfig } from '../../tools/build/lib-config.ts'

export default mergeConfig(
  libConfig({
    name: 'player',
    entries: ['src/index.ts', 'src/progress/index.ts'],
    environment: 'jsdom',
  }),
  // The media element of the tests is a prototype of the window, which the next file must not inherit.
  { test: { isolate: true } },
)
