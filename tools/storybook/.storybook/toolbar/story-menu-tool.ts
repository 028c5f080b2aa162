import { createElement, type ReactElement, type ReactNode } from 'react'
import { Select } from 'storybook/internal/components'
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api'
import type { StoryMenu } from './story-menus'

interface StoryMenuToolProps {
  menu: StoryMenu
  icon: ReactNode
}

/** A menu of the toolbar. It is disabled with a reason on stories that it does not affect. */
export function StoryMenuTool({ menu, icon }: StoryMenuToolProps): ReactElement {
  const [globals, updateGlobals] = useGlobals()
  const { viewMode } = useStorybookState()
  // A documentation page may contain stories of both kinds.
  const isUsable = useParameter(menu.parameter, false) || viewMode === 'docs'
  return createElement(
    Select,
    {
      size: 'small',
      padding: 'small',
      icon,
      ariaLabel: isUsable ? menu.title : `${menu.title}：${menu.reason}`,
      // A disabled button gets no pointer events, so its own tooltip would not open.
      title: isUsable ? undefined : menu.reason,
      disabled: !isUsable,
      options: menu.options,
      defaultOptions: String(globals[menu.name]),
      onSelect: (value) => updateGlobals({ [menu.name]: value }),
    },
    menu.title,
  )
}
