import type { ReactElement, ReactNode } from 'react'
import { StyleSheetManager, type IStyleSheetManager } from 'styled-components'

type StylisPlugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number]

const wrappedTypes = ['rule', '@media', '@supports', '@container']

// styled-components identifies plugins by their name, which minifying would change.
const plugins: StylisPlugin[] = [
  Object.defineProperty<StylisPlugin>(
    (element) => {
      if (element.root || !wrappedTypes.includes(element.type)) return
      const rule = { ...element, root: element, parent: element }
      const value = '@layer shuyuan-components'
      Object.assign(element, { type: '@layer', value, props: [], children: [rule] })
    },
    'name',
    { value: 'shuyuan-layer' },
  ),
]

/**
 * Puts the styles of all components inside into the cascade layer `shuyuan-components`, so that classes of the page win
 * over them, also utilities that are in a layer. All other styles of the page win as well: use it only if resets, such as
 * `* { padding: 0 }`, are in a layer before it.
 */
export function CssLayer({ children }: { children: ReactNode }): ReactElement {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
}
