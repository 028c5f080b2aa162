import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const names = {
  rest: '平常',
  hover: '指针所在',
  focus: '键盘焦点',
  pressed: '按下',
  disabled: '不可用',
  loading: '加载中',
  error: '出错',
}

/** How a control can be met. */
type ControlState = keyof typeof names

interface StateMatrixProps {
  states: ControlState[]
  /** All looks of a control in one state. */
  children: (state: ControlState) => ReactNode
}

const Rows = styled.div`
  display: grid;
  gap: ${token('space-6')};
  padding: ${token('space-4')};
  background: ${token('surface')};
`

const Name = styled.p`
  margin-block-end: ${token('space-2')};
  color: ${token('text-muted')};
  font: ${token('type-caption')};
`

const Looks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`

/** `parameters` of a story with a {@link StateMatrix}: its code is of the story only. */
export const matrixParameters = {
  docs: { canvas: { sourceState: 'none' } },
  // A landmark stands there once for each state.
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
}

/**
 * A control in all of its states, a row each: what a designer looks at, and what the visual tests compare.
 * Storybook gives what stands in a row of `data-controls` the pseudo classes of that state.
 */
export function StateMatrix({ states, children }: StateMatrixProps): ReactElement {
  return (
    <Rows>
      {states.map((state) => (
        <div key={state}>
          <Name>{names[state]}</Name>
          <Looks data-controls={state}>{children(state)}</Looks>
        </div>
      ))}
    </Rows>
  )
}
