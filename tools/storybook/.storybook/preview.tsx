import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { expectQuietConsole, listenToConsole } from './console-watch'
import { expectFitsWidth } from './fits-width'
import { Stage } from './stage'
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
  },
  initialGlobals: startGlobals,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', 'layout'] } },
    viewport: {
      options: {
        narrow: {
          name: '手机 360',
          type: 'mobile',
          styles: { width: '360px', height: '740px' },
        },
        ...MINIMAL_VIEWPORTS,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage
        theme={String(globals['theme'])}
        // Most of the product speaks Chinese only, whatever the toolbar says.
        language={parameters['isTranslated'] ? String(globals['language']) : 'zh-CN'}
      >
        <Story />
      </Stage>
    ),
  ],
  beforeEach: ({ viewMode }) => (viewMode === 'story' ? listenToConsole() : undefined),
  async afterEach({ parameters, viewMode }) {
    if (viewMode !== 'story') return
    await expectQuietConsole(parameters)
    await expectFitsWidth()
  },
}

export default preview
