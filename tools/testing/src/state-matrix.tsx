import type { ReactElement, ReactNode } from 'react'

const names = {
  rest: '平常',
  hover: '指针所在',
  focus: '键盘焦点',
  pressed: '按下',
  disabled: '不可用',
  loading: '加载中',
  error: '出错',
}

/** Interaction state of a control. */
type ControlState = keyof typeof names

interface StateMatrixProps {
  states: ControlState[]
  /** Gives the control the whole width, for cards and rows. */
  isWide?: boolean
  /** All variants of a control in one state. */
  children: (state: ControlState) => ReactNode
}

/** Story `parameters` of a {@link StateMatrix}. */
export const matrixParameters = {
  docs: { canvas: { sourceState: 'none' }, story: { inline: true } },
  // Each landmark is repeated once per state.
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
}

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--sy-space-6)',
  padding: 'var(--sy-space-4)',
  background: 'var(--sy-surface)',
}
const caption = {
  marginBlockEnd: 'var(--sy-space-2)',
  color: 'var(--sy-text-muted)',
  font: 'var(--sy-type-caption)',
}
const looks = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--sy-space-3)',
} as const

/**
 * Renders a control in all of its states, one row each, for designers and visual tests. Storybook applies the
 * pseudo-classes of the state to each row with `data-controls`.
 */
export function StateMatrix({ states, isWide, children }: StateMatrixProps): ReactElement {
  return (
    <div style={rows}>
      {states.map((state) => (
        <div key={state}>
          <p style={caption}>{names[state]}</p>
          <div data-controls={state} style={isWide ? undefined : looks}>
            {children(state)}
          </div>
        </div>
      ))}
    </div>
  )
}
