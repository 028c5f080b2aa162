import { libConfig } from '../../tools/build/lib-config'

export default libConfig({ name: 'member', entries: ['src/index.ts'], environment: 'jsdom' })
