import { ButtonLink, media, token, TitleText } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { HeroSetting } from '../../../core/env'

interface HeroProps extends HeroSetting {
  /** Figures of the school in one line. */
  figures?: string | undefined
}

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  background: ${token('surface-sunken')};
  ${media.md} {
    align-items: center;
    min-block-size: clamp(18rem, 30vw, 25rem);
  }
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  padding: ${token('space-6')} ${token('space-5')};
  ${media.md} {
    padding: ${token('space-8')};
    &:not(:last-child) {
      inline-size: 50%;
      padding-inline-end: 0;
    }
  }
  ${media.lg} {
    padding-inline-start: ${token('space-10')};
  }
`

const Title = styled.h2`
  font: ${token('type-display')};
`

const Text = styled.p`
  max-inline-size: ${token('text-width')};
  color: ${token('text-muted')};
  ${media.md} {
    font: ${token('type-lead')};
  }
`

const Figures = styled.p`
  color: ${token('text-muted')};
  text-wrap: balance;
  word-break: keep-all;
`

/** Fades out toward the text, which stays readable on any image. */
const Art = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  ${media.md} {
    position: absolute;
    inset: 0 0 0 auto;
    inline-size: 55%;
    block-size: 100%;
    aspect-ratio: auto;
    mask: linear-gradient(90deg, transparent 4%, black 25%);
  }
`

/** Introduction of the school beside an image. On phones the image is below the text. */
export function Hero({ title, text, action, image, focus, figures }: HeroProps) {
  return (
    <Root aria-label={title}>
      <Content>
        <Title>
          <TitleText>{title}</TitleText>
        </Title>
        {text && <Text>{text}</Text>}
        {action && (
          <ButtonLink href={action.href} size="lg">
            {action.label}
          </ButtonLink>
        )}
        {figures && <Figures>{figures}</Figures>}
      </Content>
      {image && <Art src={image} alt="" fetchPriority="high" style={{ objectPosition: focus }} />}
    </Root>
  )
}
