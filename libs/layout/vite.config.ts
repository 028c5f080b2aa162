import { libConfig } from '../../tools/build/lib-config'

export default libConfig({ name: 'layout', entries: ['src/index.ts'], environment: 'jsdom' })
