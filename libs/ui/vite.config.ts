import { libConfig } from '../../tools/build/lib-config'

export default libConfig({ name: 'ui', entries: ['src/index.ts'], environment: 'jsdom' })
