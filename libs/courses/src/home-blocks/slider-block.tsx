import { useRef, type ReactElement } from 'react'
import { Pause, Play } from 'lucide-react'
import type { LinkedPicture } from '@shuyuan/api'
import { IconButton, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { homeMessages } from '../messages'
import { LinkedPictureView } from './linked-picture-view'
import { useSlider } from './use-slider'

/** From edge to edge on a phone, where the pictures are small enough as it is. */
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

const Slide = styled(LinkedPictureView)`
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

/** Below the picture while it is low, upon it where it is high. */
const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  ${media.md} {
    position: absolute;
    inset: auto ${token('space-3')} ${token('space-3')} auto;
    padding: ${token('space-0')} ${token('space-1')} ${token('space-0')} ${token('space-2')};
    border-radius: ${token('radius-full')};
    background: color-mix(in srgb, ${token('surface-raised')} 88%, transparent);
  }
`

const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${token('radius-full')};
    background: ${token('border-strong')};
    transition: inline-size ${token('duration-fast')};
    content: '';
  }
  &[aria-current]::before {
    inline-size: 18px;
    background: ${token('accent-strong')};
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`

/** Properties of {@link SliderBlock}. */
export interface SliderBlockProps {
  slides: readonly LinkedPicture[]
}

/** Pictures that take turns; they can be paused, swiped, and reached one by one. */
export function SliderBlock({ slides }: SliderBlockProps): ReactElement | null {
  const row = useRef<HTMLUListElement>(null)
  const slider = useSlider(row, slides.length)
  if (slides.length === 0) return null
  const PlayIcon = slider.isPlaying ? Pause : Play
  return (
    <Root
      aria-label={homeMessages.slider}
      aria-roledescription={homeMessages.carousel}
      onPointerEnter={() => slider.setIsHeld(true)}
      onPointerLeave={() => slider.setIsHeld(false)}
      onFocus={() => slider.setIsHeld(true)}
      onBlur={() => slider.setIsHeld(false)}
    >
      <Row ref={row} role="list" tabIndex={0} onScroll={slider.follow}>
        {slides.map((picture, index) => (
          <li key={`${index} ${picture.src}`}>
            <Slide picture={picture} alt={homeMessages.slide(index + 1)} eager={index === 0} />
          </li>
        ))}
      </Row>
      {slides.length > 1 && (
        <Controls>
          {slides.map((picture, index) => (
            <Dot
              key={`${index} ${picture.src}`}
              type="button"
              aria-label={homeMessages.showSlide(index + 1, slides.length)}
              aria-current={index === slider.current || undefined}
              onClick={() => slider.show(index)}
            />
          ))}
          <IconButton
            label={slider.isPlaying ? homeMessages.pause : homeMessages.play}
            onClick={() => slider.setIsPlaying(!slider.isPlaying)}
          >
            <PlayIcon size={16} aria-hidden />
          </IconButton>
        </Controls>
      )}
    </Root>
  )
}
