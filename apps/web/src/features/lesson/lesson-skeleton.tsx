import { Skeleton } from '@shuyuan/ui'
import { LessonLayout, MainArea, SideArea, PlayerArea } from './lesson-layout'
import { PlayerSkeleton } from './player-skeleton'
import { useRememberedSwitch } from './use-remembered-switch'

export function LessonSkeleton() {
  const [isTheater] = useRememberedSwitch('theatre')
  return (
    <LessonLayout data-theater={isTheater}>
      <PlayerArea data-moving-cover>
        <PlayerSkeleton />
      </PlayerArea>
      <MainArea>
        <Skeleton lines={16} />
      </MainArea>
      <SideArea>
        <Skeleton lines={12} />
      </SideArea>
    </LessonLayout>
  )
}
