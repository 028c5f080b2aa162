import { useRef, type ReactElement } from 'react'
import type { LinkedImage } from '@shuyuan/api'
import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { linkLabels, type LinkLabelSources } from './link-labels'
import { LinkedImageView } from './linked-image-view'
import { slideShape } from './slide-skeleton'
import { SliderControls } from './slider-controls'
import { useSlider } from './use-slider'

/** Full width on phones. */
const Root = styled.section`
  position: relative;
  margin-inline: calc(-1 * ${token('space-4')});
  ${media.md} {
    margin-inline: 0;
  }
`

const Row = styled.ul`
  position: relative;
  display: flex;
  overflow: auto hidden;
  background: ${token('surface-sunken')};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
  ${media.md} {
    border-radius: ${token('radius-lg')};
  }
`

const Slide = styled(LinkedImageView)`
  display: block;
  ${slideShape}
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

/** Below the image on phones, on top of it on wider windows. */
const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 36px;
  @media (pointer: coarse) {
    min-block-size: ${token('touch-target')};
  }
  ${media.md} {
    position: absolute;
    inset: auto ${token('space-3')} ${token('space-3')} auto;
    padding: ${token('space-0')} ${token('space-1')} ${token('space-0')} ${token('space-2')};
    border-radius: ${token('radius-full')};
    background: ${token('surface-raised')};
  }
`

interface SliderBlockProps {
  slides: readonly LinkedImage[]
  labelSources: LinkLabelSources
}

/** Carousel of images. Can be paused and swiped. */
export function SliderBlock({ slides, labelSources }: SliderBlockProps): ReactElement | null {
  const row = useRef<HTMLUListElement>(null)
  const labelOf = linkLabels(labelSources)
  const slider = useSlider(row, slides.length)
  if (slides.length === 0) return null
  return (
    <Root
      aria-label={messages.slider}
      aria-roledescription={messages.carousel}
      onPointerEnter={() => slider.setIsInteracting(true)}
      onPointerLeave={() => slider.setIsInteracting(false)}
      onFocus={() => slider.setIsInteracting(true)}
      onBlur={() => slider.setIsInteracting(false)}
    >
      <Row ref={row} role="list" tabIndex={0} onScroll={slider.onScroll}>
        {slides.map((image, index) => (
          <li key={`${index} ${image.src}`}>
            <Slide
              image={image}
              alt={messages.slide(index + 1)}
              labelOf={labelOf}
              eager={index === 0}
            />
          </li>
        ))}
      </Row>
      {slides.length > 1 && (
        <Controls>
          <SliderControls slider={slider} count={slides.length} />
        </Controls>
      )}
    </Root>
  )
}
