import { libConfig } from '../../tools/build/lib-config'

export default libConfig({ name: 'courses', entries: ['src/index.ts'], environment: 'jsdom' })
