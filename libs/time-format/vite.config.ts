import { mergeConfig } from 'vitest/config'
import { libConfig } from '../../tools/build/lib-config.ts'
import { sampleOf } from '../../tools/testing/src/sample.ts'

/**
 * Where visitors sit while the tests run: the whole suite runs once in each of these zones. The sample
 * has the learners' own, and one behind UTC whose clock changes twice a year.
 */
const visitorZones = sampleOf(
  ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia'],
  ['Asia/Shanghai', 'America/New_York'],
)

export default mergeConfig(
  libConfig({
    name: 'time-format',
    entries: ['src/index.ts', 'src/react/index.ts'],
    environment: 'node',
  }),
  {
    test: {
      projects: visitorZones.map((zone) => ({
        extends: true,
        test: { name: zone, env: { TZ: zone } },
      })),
    },
  },
)
