import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'ui',
  entries: [
    'src/index.ts',
    'src/mobile/index.ts',
    'src/observable/index.ts',
    'src/locales/en.ts',
    'src/locales/zh-cn.ts',
  ],
  environment: 'jsdom',
  bundled: ['lucide-react'],
  hasStyles: true,
})
