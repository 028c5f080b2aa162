import { mergeConfig } from 'vitest/config'
import { libConfig } from '../../tools/build/lib-config.ts'
import { sampleOf } from '../../tools/testing/src/sample.ts'

/**
 * Time zones of the simulated visitors. The whole suite runs once per zone. The sample has the
 * learners' zone and one behind UTC with DST.
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
