import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'api',
  entries: ['src/index.ts', 'src/query/index.ts', 'src/testing/index.ts'],
  environment: 'node',
})
