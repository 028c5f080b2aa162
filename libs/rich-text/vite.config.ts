import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({ name: 'rich-text', entries: ['src/index.ts'], environment: 'jsdom' })
