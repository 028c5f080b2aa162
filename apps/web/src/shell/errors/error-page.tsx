import { Button, ButtonLink, token } from '@shuyuan/ui'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useHref } from '../../core/router/use-href'
import { DeadEnd } from './dead-end'
import * as messages from '../messages'

const Quote = styled.blockquote`
  margin: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-inline-start: 3px solid ${token('border-strong')};
  background: ${token('surface-sunken')};
  overflow-wrap: anywhere;
`

const route = getRouteApi('/_main/error')

/** Shows the error of a failed third-party sign-in. Text of the other site is quoted as such. */
export function ErrorPage() {
  const { login_err_msg: loginFailure, msg } = route.useSearch()
  const words = loginFailure ?? msg
  const { history } = useRouter()
  const href = useHref()
  return (
    <DeadEnd title={messages.errorTitle}>
      {words === undefined ? (
        <p>{messages.errorDefault}</p>
      ) : (
        <>
          <p>{messages.errorFromOutside}</p>
          <Quote>{words}</Quote>
        </>
      )}
      <DeadEnd.Actions>
        {loginFailure === undefined ? (
          <Button onClick={() => history.back()}>{messages.goBack}</Button>
        ) : (
          // Back would return to the other site.
          <ButtonLink href={href({ to: '/login' })}>{messages.backToLogin}</ButtonLink>
        )}
        <ButtonLink href={href({ to: '/' })} variant="secondary">
          {messages.backHome}
        </ButtonLink>
      </DeadEnd.Actions>
    </DeadEnd>
  )
}
