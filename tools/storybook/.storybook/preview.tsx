import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { designWidths } from './design-widths'
import { expectQuietConsole, listenToConsole } from './console-watch'
import { flatArgs, flatArgTypes, wholeArgs } from './flat-args'
import { expectFitsWidth } from './fits-width'
import { expectGoodInVariants } from './variants'
import { StoryFrame } from './story-frame'
import { expectWorkingControls } from './working-controls'
import { lazyDocs } from './lazy-docs'
import { pageGlobals } from './page-globals'
import { startGlobals } from './start-globals'
import { toolbar } from './toolbar'

/** A designer sees the story, also where a test of it would fail. */
const isTest = import.meta.env['STORYBOOK_VARIANTS'] !== undefined

/**
 * What a story waits for comes when it comes, also on a machine that is busy. Its events reach React as
 * those of a visitor do: inside of `act`, a component that suspends may never be rendered again.
 */
function actLikeVisitors(): void {
  configure({ asyncUtilTimeout: 30_000, eventWrapper: (send) => send() })
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: startGlobals,
  argTypesEnhancers: [flatArgTypes],
  argsEnhancers: [flatArgs],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: lazyDocs,
    // Frames on one page take the focus from each other while they play.
    throwPlayFunctionExceptions: isTest,
    options: {
      storySort: {
        order: [
          'Start 开始',
          'Foundations 基础',
          'Components 组件',
          'Business 业务组件',
          'Patterns 模式',
          'Pages 页面',
          'Account 账号接入',
          ['Quick start 快速开始'],
          'Libraries 库',
        ],
      },
    },
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
    (Story, { args, globals, parameters }) => (
      <StoryFrame
        globals={pageGlobals(globals)}
        // Most of the product speaks Chinese only, whatever the toolbar says.
        language={parameters['isTranslated'] ? String(globals['language']) : 'zh-CN'}
      >
        {(language, turned) => (
          <Story globals={{ ...globals, language }} args={wholeArgs({ ...args, ...turned })} />
        )}
      </StoryFrame>
    ),
  ],
  beforeAll: actLikeVisitors,
  beforeEach: () => (isTest ? listenToConsole() : undefined),
  async afterEach(context) {
    if (!isTest) return
    await expectFitsWidth()
    await expectGoodInVariants(context)
    await expectQuietConsole(context.parameters)
    await expectWorkingControls(context)
  },
}

export default preview
