import { libConfig } from '../../tools/build/lib-config'

export default libConfig({ name: 'rich-text', entries: ['src/index.ts'], environment: 'jsdom' })
