import { Card, Container, media, StateImage, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled(Container)`
  display: grid;
  place-items: center;
  min-block-size: 70vh;
  padding-block: ${token('space-6')} ${token('space-8')};
  /* A form that loads late moves nothing above it. */
  &[data-task] {
    align-items: start;
    ${media.md} {
      padding-block-start: ${token('space-9')};
    }
  }
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
  background: ${token('surface-sunken')};
  ${media.below.md} {
    [data-task] & {
      display: none;
    }
  }
  ${media.md} {
    & > * {
      inline-size: 75%;
    }
  }
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-6')} ${token('space-5')};
  ${media.md} {
    padding: ${token('space-9')} ${token('space-8')};
  }
`

interface AccountPanelProps {
  /** Omits the drawing on phones, where a form needs the space. */
  isTask?: boolean
  children: ReactNode
}

/** Card of the login page and the steps after a login, with a drawing beside its content. */
export function AccountPanel({ isTask = false, children }: AccountPanelProps) {
  return (
    <Root data-task={isTask || undefined}>
      <Panel flush>
        <Side>
          <StateImage kind="lamp" />
        </Side>
        <Content>{children}</Content>
      </Panel>
    </Root>
  )
}
