import type { ReactElement } from 'react'
import { Button, token, type ButtonProps } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { MoreState } from './comment-list-props'

const Failure = styled.p`
  margin-block: ${token('space-2')};
  color: ${token('danger')};
  font: ${token('type-small')};
`

/** Properties of {@link More}. */
export interface MoreProps extends ButtonProps {
  state?: MoreState
}

/** A button that asks for more, with why that failed above it; clicking it asks again. */
export function More({ state, ...button }: MoreProps): ReactElement {
  return (
    <>
      {state?.failure !== undefined && <Failure role="alert">{state.failure}</Failure>}
      <Button {...button} loading={state?.isLoading} />
    </>
  )
}
