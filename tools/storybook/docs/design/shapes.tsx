import type { ReactElement } from 'react'
import { Area } from './specimen-parts'
import { Specimens } from './specimens'
import { scaleNames, themes, variableOf } from './theme-sources'

const shadows = Object.keys(themes[0]?.colors ?? {}).filter((name) => name.startsWith('shadow-'))

/** Corners or shadows. */
export function Shapes({ kind }: { kind: 'radius' | 'shadow' }): ReactElement {
  const isRadius = kind === 'radius'
  return (
    <Specimens
      names={isRadius ? scaleNames('radius-') : shadows}
      look={(name) => {
        const value = `var(${variableOf(name)})`
        return <Area style={isRadius ? { borderRadius: value } : { boxShadow: value, border: 0 }} />
      }}
    />
  )
}
