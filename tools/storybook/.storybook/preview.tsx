import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { designWidths } from './design-widths'
import { expectQuietConsole, listenToConsole } from './console-watch'
import { expectFitsWidth } from './fits-width'
import { expectGoodInVariants } from './variants'
import { StoryFrame } from './story-frame'
import { startGlobals } from './start-globals'

// What a story waits for comes when it comes, also on a machine that is busy.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色', icon: 'sun' },
          { value: 'dark', title: '深色', icon: 'moon' },
        ],
      },
    },
    contrast: {
      description: '对比度',
      toolbar: {
        title: '对比度',
        icon: 'eye',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: '标准对比度' },
          { value: 'more', title: '高对比度' },
        ],
      },
    },
    language: {
      description: '语言',
      toolbar: {
        title: '语言',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    latency: {
      description: '网络延迟',
      toolbar: {
        title: '延迟',
        icon: 'timer',
        dynamicTitle: true,
        items: [
          { value: '0', title: '不延迟' },
          { value: '800', title: '延迟 0.8 秒' },
          { value: '3000', title: '延迟 3 秒' },
          { value: 'never', title: '一直加载' },
        ],
      },
    },
    failure: {
      description: '网络故障',
      toolbar: {
        title: '故障',
        icon: 'alert',
        dynamicTitle: true,
        items: [
          { value: 'none', title: '没有故障' },
          { value: 'offline', title: '断网' },
          { value: 'server', title: '服务器出错' },
          { value: 'maintenance', title: '系统维护中' },
          { value: 'business', title: '业务错误' },
          { value: 'unauthorized', title: '登录失效' },
          { value: 'malformed', title: '回复看不懂' },
        ],
      },
    },
  },
  initialGlobals: startGlobals,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['pages', 'ui', 'layout'] } },
    viewport: {
      options: {
        narrow: {
          name: '手机 360',
          type: 'mobile',
          styles: { width: '360px', height: '740px' },
        },
        ...designWidths,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        theme={String(globals['theme'])}
        contrast={String(globals['contrast'])}
        // Most of the product speaks Chinese only, whatever the toolbar says.
        language={parameters['isTranslated'] ? String(globals['language']) : 'zh-CN'}
      >
        {(language) => <Story globals={{ ...globals, language }} />}
      </StoryFrame>
    ),
  ],
  beforeEach: ({ viewMode }) => (viewMode === 'story' ? listenToConsole() : undefined),
  async afterEach(context) {
    if (context.viewMode !== 'story') return
    await expectFitsWidth()
    if (import.meta.env['STORYBOOK_VARIANTS']) await expectGoodInVariants(context)
    await expectQuietConsole(context.parameters)
  },
}

export default preview
