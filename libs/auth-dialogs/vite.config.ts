import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'auth-dialogs',
  entries: [
    'src/index.ts',
    'src/account/index.ts',
    'src/port/index.ts',
    'src/locales/zh-cn.ts',
    'src/locales/en.ts',
    'src/testing/index.ts',
  ],
  environment: 'jsdom',
})
