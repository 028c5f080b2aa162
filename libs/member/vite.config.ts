import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({ name: 'member', entries: ['src/index.ts'], environment: 'jsdom' })
