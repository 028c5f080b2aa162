import type { ReactElement } from 'react'
import type { HomeBlock } from '@shuyuan/api'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { linkLabels, type LinkLabelSources } from './link-labels'
import { LinkedImageView } from './linked-image-view'

const Grid = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token('space-2')};
  &[data-layout='v-2'] > li {
    aspect-ratio: 2 / 1;
  }
  &[data-layout='v-1-2'] {
    grid-template: repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr));
    aspect-ratio: 2 / 1;
    max-block-size: 400px;
    inline-size: 100%;
  }
  &[data-layout='v-1-2'] > li:first-child {
    grid-row: span 2;
  }
`

const Image = styled(LinkedImageView)`
  display: block;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${token('radius-md')};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

interface ImageGroupBlockProps extends Omit<
  Extract<HomeBlock, { kind: 'image-group' }>,
  'id' | 'kind'
> {
  labelSources: LinkLabelSources
}

/** Images side by side, or one tall image beside two stacked ones. */
export function ImageGroupBlock({
  layout,
  images,
  labelSources,
}: ImageGroupBlockProps): ReactElement | null {
  if (images.length === 0) return null
  const labelOf = linkLabels(labelSources)
  return (
    <Grid role="list" data-layout={layout}>
      {images.map((image, index) => (
        <li key={`${index} ${image.src}`}>
          <Image image={image} alt={messages.image(index + 1)} labelOf={labelOf} />
        </li>
      ))}
    </Grid>
  )
}
