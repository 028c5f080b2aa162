import { Skeleton } from '@shuyuan/ui'

/** In the player's place until it is there. */
export function PlayerSkeleton() {
  return <Skeleton ratio={16 / 9} />
}
