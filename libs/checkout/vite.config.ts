import { libConfig } from '../../tools/build/lib-config'

export default libConfig({ name: 'checkout', entries: ['src/index.ts'], environment: 'jsdom' })
