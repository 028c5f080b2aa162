import { useRef, type ReactElement } from 'react'
import type { LinkedImage } from '@shuyuan/api'
import { BlockBoundary, lazyComponent, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { homeMessages } from './home-messages'
import { LinkedImageView } from './linked-image-view'
import { useSlider } from './use-slider'

/** From edge to edge on a phone, where the images are small enough as it is. */
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
  aspect-ratio: 3 / 1;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

/** Below the image while it is low, upon it where it is high. */
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
    background: color-mix(in srgb, ${token('surface-raised')} 88%, transparent);
  }
`

/** The slides can be swiped before. */
const SliderControls = lazyComponent(() =>
  import('./slider-controls').then((code) => code.SliderControls),
)

/** Props of {@link SliderBlock}. */
interface SliderBlockProps {
  slides: readonly LinkedImage[]
}

/** Images that take turns; they can be paused, swiped, and reached one by one. */
export function SliderBlock({ slides }: SliderBlockProps): ReactElement | null {
  const row = useRef<HTMLUListElement>(null)
  const slider = useSlider(row, slides.length)
  if (slides.length === 0) return null
  return (
    <Root
      aria-label={homeMessages.slider}
      aria-roledescription={homeMessages.carousel}
      onPointerEnter={() => slider.setIsHeld(true)}
      onPointerLeave={() => slider.setIsHeld(false)}
      onFocus={() => slider.setIsHeld(true)}
      onBlur={() => slider.setIsHeld(false)}
    >
      <Row ref={row} role="list" tabIndex={0} onScroll={slider.onScroll}>
        {slides.map((image, index) => (
          <li key={`${index} ${image.src}`}>
            <Slide image={image} alt={homeMessages.slide(index + 1)} eager={index === 0} />
          </li>
        ))}
      </Row>
      {slides.length > 1 && (
        <Controls>
          <BlockBoundary skeleton={null} fallback={null}>
            <SliderControls slider={slider} count={slides.length} />
          </BlockBoundary>
        </Controls>
      )}
    </Root>
  )
}
