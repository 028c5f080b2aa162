import type { ReactElement } from 'react'
import { Area } from './specimen-parts'
import { Specimens } from './specimens'
import { variableOf } from './theme-sources'

/** Colors in the theme of the toolbar. */
export function Swatches({ names }: { names: string[] }): ReactElement {
  return (
    <Specimens
      names={names}
      look={(name) => <Area style={{ background: `var(${variableOf(name)})` }} />}
    />
  )
}
