import { libConfig } from '../../tools/build/lib-config'

export default libConfig({
  name: 'auth-dialogs',
  entries: ['src/index.ts', 'src/shuyuan/index.ts'],
  environment: 'jsdom',
})
