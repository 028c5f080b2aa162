import { mergeConfig } from 'vitest/config'
import { libConfig } from '../../tools/build/lib-config.ts'

/** Where visitors sit while the tests run: the whole suite runs once in each of these zones. */
const visitorZones = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia']

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
