import { libConfig } from '../../tools/build/lib-config.ts'

export default libConfig({
  name: 'player',
  entries: ['src/index.ts', 'src/transcript/index.ts', 'src/locales/en.ts', 'src/locales/zh-cn.ts'],
  environment: 'jsdom',
  hasStyles: true,
  bundled: ['lucide-react'],
})
