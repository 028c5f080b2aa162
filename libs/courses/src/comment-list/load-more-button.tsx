import type { ReactElement } from 'react'
import { Button, token, type ButtonProps } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { MoreState } from './comment-list-props'

const Failure = styled.p`
  margin-block: ${token('space-2')};
  color: ${token('danger')};
  font: ${token('type-small')};
`

export interface LoadMoreButtonProps extends ButtonProps {
  state?: MoreState
}

/** Button that loads more, with the last error above it. Clicking retries. */
export function LoadMoreButton({ state, ...button }: LoadMoreButtonProps): ReactElement {
  return (
    <>
      {state?.error !== undefined && <Failure role="alert">{state.error}</Failure>}
      <Button {...button} loading={state?.isLoading} />
    </>
  )
}
