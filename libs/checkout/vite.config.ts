import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({ name: 'checkout', entries: ['src/index.ts'], environment: 'jsdom' })
