import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'rich-text',
  // The server entry starts the worker in a thread.
  entries: [
    'src/index.ts',
    'src/locales/en.ts',
    'src/locales/zh-cn.ts',
    'src/server/index.ts',
    'src/server/worker.ts',
    'src/text/index.ts',
  ],
  environment: 'jsdom',
  hasStyles: true,
})
