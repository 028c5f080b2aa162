import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({ name: 'courses', entries: ['src/index.ts'], environment: 'jsdom' })
