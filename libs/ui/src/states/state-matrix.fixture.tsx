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

/** Interaction state of a control. */
type ControlState = keyof typeof names

interface StateMatrixProps {
  states: ControlState[]
  /** All variants of a control in one state. */
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

/** Story `parameters` of a {@link StateMatrix}. */
export const matrixParameters = {
  docs: { canvas: { sourceState: 'none' } },
  // Each landmark is repeated once per state.
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
}

/**
 * Renders a control in all of its states, one row each, for designers and visual tests. Storybook applies the
 * pseudo-classes of the state to each row with `data-controls`.
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
