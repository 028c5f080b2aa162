import { useSite } from '@shuyuan/site/react'
import { Button, ButtonLink, Card, Container, media, PageHeading, token } from '@shuyuan/ui'
import { useSearch } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useHref } from '../../core/links/use-href'
import { Illustration } from '../../core/page/illustration'
import { safeRedirectTarget } from '../../core/router/redirect-target'
import * as messages from './messages'
import { useAccountDialogs } from './use-account-dialogs'
import { useRedirectSignedIn } from './use-redirect-signed-in'
import { useOpenLogin } from './use-open-login'
import { useTargetTitle } from './use-target-title'

const Root = styled(Container)`
  display: grid;
  place-items: center;
  min-block-size: 70vh;
  padding-block: ${token('space-6')} ${token('space-8')};
`

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 880px;
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

const Side = styled.div`
  display: grid;
  place-items: center;
  padding: ${token('space-5')};
  background: ${token('accent-soft')};
  ${media.below.md} {
    & > img {
      inline-size: 180px;
    }
  }
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-6')} ${token('space-5')};
  ${media.md} {
    padding: ${token('space-9')} ${token('space-8')};
  }
`

/** Reserves its line before the name loads. */
const School = styled.p`
  min-block-size: 1lh;
  color: ${token('accent-text')};
  font: ${token('type-subheading')};
  overflow-wrap: anywhere;
`

const Hint = styled.p`
  color: ${token('text-muted')};
  & > strong {
    margin-inline-start: ${token('space-2')};
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius-full')};
    background: ${token('surface-sunken')};
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
    white-space: nowrap;
  }
`

const LoginButton = styled(Button)`
  margin-block-start: ${token('space-3')};
`

const OtherActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Aligns the text of the ghost buttons, not their padding, with the lines above. */
  margin-inline-start: calc(-1 * ${token('space-3')});
`

/** Guarded pages redirect visitors here. A sign-in returns to the redirect target. */
export function LoginPage() {
  const { open, preload } = useAccountDialogs()
  const { config } = useSite()
  const { redirect } = useSearch({ from: '/_login/login/' })
  const href = useHref()
  const targetTitle = useTargetTitle(safeRedirectTarget(redirect))
  useRedirectSignedIn()
  useOpenLogin(open)
  const intent = { onPointerEnter: preload, onFocus: preload }
  return (
    <Root>
      <Panel flush>
        <Side>
          <Illustration name="study" />
        </Side>
        <Content>
          <School>{config.name}</School>
          <PageHeading>{messages.loginTitle}</PageHeading>
          {targetTitle === undefined ? (
            <Hint>{messages.loginHint}</Hint>
          ) : (
            <Hint>
              {messages.goesTo}
              <strong>{targetTitle}</strong>
            </Hint>
          )}
          <LoginButton size="lg" {...intent} onClick={() => open('login')}>
            {messages.loginToView}
          </LoginButton>
          <OtherActions>
            <Button variant="ghost" size="sm" {...intent} onClick={() => open('register')}>
              {messages.toRegister}
            </Button>
            <ButtonLink href={href({ to: '/courses' })} variant="ghost" size="sm">
              {messages.browseCourses}
            </ButtonLink>
          </OtherActions>
        </Content>
      </Panel>
    </Root>
  )
}
