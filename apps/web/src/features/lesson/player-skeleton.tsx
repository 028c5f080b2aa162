import { useSite } from '@shuyuan/site/react'
import { Skeleton } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  position: relative;
`

const Poster = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`

/** Has the poster of the player as soon as the settings are known, so that the page does not wait for the video. */
export function PlayerSkeleton() {
  const { cover } = useSite().config.player
  return (
    <Root>
      <Skeleton ratio={16 / 9} />
      {cover !== null && <Poster src={cover} alt="" />}
    </Root>
  )
}
