import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({ name: 'layout', entries: ['src/index.ts'], environment: 'jsdom' })
