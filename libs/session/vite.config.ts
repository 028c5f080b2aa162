import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'session',
  entries: ['src/index.ts', 'src/react/index.ts'],
  environment: 'happy-dom',
})
