import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'checkout',
  entries: ['src/index.ts', 'src/locales/en.ts', 'src/locales/zh-cn.ts'],
  environment: 'jsdom',
  hasStyles: true,
  bundled: ['lucide-react'],
})
