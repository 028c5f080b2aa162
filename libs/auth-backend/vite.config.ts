import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'auth-backend',
  entries: ['src/index.ts'],
  environment: 'node',
})
