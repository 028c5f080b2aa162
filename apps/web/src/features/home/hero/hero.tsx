import { ButtonLink, Container, media, ruledBand, ruledSheet, token, TitleText } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { clausesOf } from '../../../core/page/clauses-of'
import type { HeroSetting } from '../../../core/env'

interface HeroProps extends Omit<HeroSetting, 'image' | 'focus'> {
  /** Figures of the school. */
  figures?: readonly string[] | undefined
  /** Beside the text, on phones below it. */
  children?: ReactNode
}

/** A sheet of writing paper, as wide as the window. */
const Root = styled.section`
  ${ruledBand}
`

const Sheet = styled(Container)`
  ${ruledSheet('type-hero')}
  display: grid;
  gap: ${token('space-8')} ${token('space-6')};
  padding-block-start: ${token('space-9')};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: clamp(26rem, 39vw, 35rem);
    padding-block-start: 0;
  }
  ${media.lg} {
    column-gap: ${token('space-10')};
  }
`

const Content = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token('space-5')};
  ${media.md} {
    padding-block: ${token('space-9')};
  }
  &:last-child {
    grid-column: 1 / -1;
    padding-block-end: ${token('space-9')};
  }
`

/** Each clause has its own line. */
const Title = styled.h2`
  font: ${token('type-hero')};
  & > span {
    display: block;
  }
  &[data-long] {
    font: ${token('type-display')};
  }
`

const Text = styled.p`
  max-inline-size: 30em;
  color: ${token('text-muted')};
  text-wrap: balance;
  ${media.md} {
    font: ${token('type-lead')};
  }
`

const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-5')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`

/** Longest clause that the large type has room for. */
const maxClause = 8

/** Introduction of the school. */
export function Hero({ title, text, action, figures = [], children }: HeroProps) {
  const clauses = clausesOf(title)
  const isLong = clauses.some(({ length }) => length > maxClause)
  return (
    <Root aria-label={title}>
      <Sheet>
        <Content>
          <Title data-long={isLong || undefined}>
            {clauses.map((clause, index) => (
              <TitleText key={index}>{clause}</TitleText>
            ))}
          </Title>
          {text && <Text>{text}</Text>}
          {action && (
            <ButtonLink href={action.href} size="lg">
              {action.label}
            </ButtonLink>
          )}
          {figures.length > 0 && (
            <Figures role="list">
              {figures.map((figure) => (
                <li key={figure}>{figure}</li>
              ))}
            </Figures>
          )}
        </Content>
        {children}
      </Sheet>
    </Root>
  )
}
