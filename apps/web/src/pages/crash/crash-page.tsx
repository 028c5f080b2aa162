import { Button, ButtonLink, PageHeading, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { messages } from '../../messages'

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  min-block-size: 70dvh;
  padding: ${token('space-6')};
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/** Shown instead of a page that threw; nothing here depends on what may have failed. */
export function CrashPage({ reset }: { reset: () => void }) {
  return (
    <Root id="main">
      <title>{messages.crashTitle}</title>
      <PageHeading>{messages.crashTitle}</PageHeading>
      <p>{messages.crashHint}</p>
      <Actions>
        <Button onClick={reset}>{messages.retry}</Button>
        <ButtonLink href="/" variant="secondary" rel="external">
          {messages.backHome}
        </ButtonLink>
      </Actions>
    </Root>
  )
}
