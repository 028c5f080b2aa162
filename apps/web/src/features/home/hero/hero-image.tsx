import { media } from '@shuyuan/ui'
import { styled } from 'styled-components'

interface HeroImageProps {
  src: string
  /** Part that stays visible if the image is cropped, as in `object-position`. */
  focus: string
}

/** Fills the right half and fades out toward the text, which stays readable on any image. */
const Root = styled.img`
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

/** The school's own image in the hero. */
export function HeroImage({ src, focus }: HeroImageProps) {
  return <Root src={src} alt="" fetchPriority="high" style={{ objectPosition: focus }} />
}
