import { Skeleton } from '@shuyuan/ui'

export function PlayerSkeleton() {
  return <Skeleton ratio={16 / 9} />
}
