import { useSite } from '@shuyuan/site/react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius-lg')};
  background: black;
`

const Poster = styled.img`
  position: absolute;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`

/** Has the poster of the player as soon as the settings are known, so that the page does not wait for the video. */
export function PlayerSkeleton() {
  const { cover } = useSite().config.player
  return <Root>{cover !== null && <Poster src={cover} alt="" />}</Root>
}
