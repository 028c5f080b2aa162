import './story-clock'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { Comparison } from './toolbar/comparison'
import { framesOf } from './toolbar/comparisons'
import { designWidths } from './toolbar/design-widths'
import { expectQuietConsole, listenToConsole } from './console-watch'
import { expectFitsWidth } from './fits-width'
import { StoryFrame } from './story-frame'
import { keepDocsAtTop } from './docs-pages/keep-docs-at-top'
import { lazyDocs } from './docs-pages/lazy-docs'
import { expectPossibleTimes } from './story-clock'
import { pageGlobals } from './page-globals'
import { plainArgTypes } from './docs-pages/plain-tags'
import { simpleControls } from './docs-pages/simple-controls'
import { startGlobals } from './toolbar/start-globals'
import { toolbar } from './toolbar/toolbar'

const isTest = import.meta.env['STORYBOOK_GLOBALS'] !== undefined

// The accessibility panel also lists the rules that passed, which tests need not collect.
const axeOptions = isTest ? { resultTypes: ['violations'] } : {}

// Axe takes more than half of the time of a story, so only `npm run test:full` runs it. The gate runs axe on pages.
const skipsAxe = import.meta.env['STORYBOOK_FULL'] === 'false'

function configureTestingLibrary(): void {
  configure({
    // Long enough for a busy machine.
    asyncUtilTimeout: 30_000,
    // Inside `act`, a component that suspends may never render again.
    eventWrapper: (send) => send(),
  })
}

keepDocsAtTop()

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: startGlobals,
  argTypesEnhancers: [simpleControls, plainArgTypes],
  parameters: {
    a11y: { test: skipsAxe ? 'off' : 'error', options: axeOptions },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: lazyDocs,
    // The frames of a documentation page take focus from each other during play functions.
    throwPlayFunctionExceptions: isTest,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start 开始',
          ['Welcome 欢迎'],
          'Account 账号接入',
          ['Quick start 快速开始', 'Own API 自己的接口', 'AuthProvider 配置', 'Theming 主题'],
          'Libraries 库',
          ['*', ['README 说明', 'Reference 参考']],
          'Frameworks 框架',
          'Foundations 基础',
          'Components 组件',
          'Business 业务组件',
          'Patterns 模式',
          'Pages 页面',
        ],
      },
    },
    viewport: { options: designWidths },
  },
  decorators: [
    (Story, { globals, id, parameters, viewMode }) => {
      const frames = viewMode === 'story' ? framesOf(id, globals) : []
      return (
        <StoryFrame
          globals={pageGlobals(globals)}
          // Most of the product is in Chinese only.
          language={parameters['isTranslated'] ? String(globals['language']) : 'zh-CN'}
        >
          {frames.length > 0 ? <Comparison frames={frames} /> : <Story />}
        </StoryFrame>
      )
    },
  ],
  beforeAll: configureTestingLibrary,
  beforeEach: () => (isTest ? listenToConsole() : undefined),
  async afterEach({ parameters }) {
    if (!isTest) return
    await expectFitsWidth()
    await expectPossibleTimes()
    await expectQuietConsole(parameters)
  },
}

export default preview
