import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'browser-storage',
  entries: ['src/index.ts'],
  environment: 'happy-dom',
})
