import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'watch-progress',
  entries: ['src/index.ts'],
  environment: 'node',
})
