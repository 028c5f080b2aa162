import { AlertIcon, GlobeIcon, TimerIcon } from '@storybook/icons'
import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { StoryMenuTool } from './toolbar/story-menu-tool'
import { storyMenus } from './toolbar/story-menus'
import { docsThemes } from './storybook-themes'

const icons = { language: GlobeIcon, latency: TimerIcon, failure: AlertIcon }

addons.setConfig({ theme: docsThemes[getPreferredColorScheme()] })

addons.register('shuyuan', () => {
  for (const menu of storyMenus) {
    addons.add(`shuyuan/${menu.name}`, {
      type: types.TOOL,
      title: menu.title,
      match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
      render: () => createElement(StoryMenuTool, { menu, icon: createElement(icons[menu.name]) }),
    })
  }
})
