import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'ui',
  entries: ['src/index.ts', 'src/observable/index.ts'],
  environment: 'jsdom',
  commonJs: true,
})
