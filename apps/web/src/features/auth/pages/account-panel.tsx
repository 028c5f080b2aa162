import { Container, media, ruledPaper, StateImage, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { clausesOf } from '../../../core/page/clauses-of'
import { useServices } from '../../../core/use-services'

/** Distance of the rules. Each clause of the motto has its own column between two of them. */
const column = 'min(5.5rem, 25vw)'

const Root = styled(Container)`
  display: grid;
  justify-items: center;
  /* A form that loads late moves nothing above it. */
  align-items: start;
  min-block-size: 70vh;
  padding-block: ${token('space-6')} ${token('space-8')};
  ${media.md} {
    padding-block-start: ${token('space-9')};
  }
`

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 30rem;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    max-inline-size: 60rem;
    border: 1px solid ${token('border')};
  }
`

/** A page of writing paper, in narrow windows a strip above the form. */
const Side = styled.div`
  background: ${ruledPaper('right', column)} ${token('surface-sunken')};
  display: flex;
  align-items: end;
  justify-content: space-between;
  padding: ${token('space-3')} 0 ${token('space-3')} ${token('space-3')};
  & > :last-child {
    inline-size: 7rem;
  }
  ${media.lg} {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    padding: ${token('space-9')} ${column} ${token('space-6')} ${token('space-8')};
    & > :last-child {
      inline-size: 10rem;
    }
  }
`

/** From right to left. */
const Motto = styled.p`
  order: 1;
  font: ${token('type-subtitle')};
  letter-spacing: 0.12em;
  writing-mode: vertical-rl;
  & > span {
    display: grid;
    align-content: center;
    block-size: ${column};
    & + span {
      padding-inline-start: 1em;
    }
  }
  ${media.lg} {
    order: 0;
    justify-self: end;
    font: ${token('type-display')};
    & > span + span {
      padding-inline-start: 2em;
    }
  }
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-6')};
  ${media.lg} {
    padding: ${token('space-9')} ${token('space-8')};
  }
`

/** The login page and the steps after a login: a task beside a page of writing paper with the motto of the school. */
export function AccountPanel({ children }: { children: ReactNode }) {
  const { env } = useServices()
  return (
    <Root>
      <Panel>
        <Side aria-hidden>
          <Motto>
            {env.hero &&
              clausesOf(env.hero.title).map((clause, index) => <span key={index}>{clause}</span>)}
          </Motto>
          <StateImage kind="lamp" />
        </Side>
        <Content>{children}</Content>
      </Panel>
    </Root>
  )
}
