import { Skeleton } from '@shuyuan/ui'
import {
  BackArea,
  BackPlace,
  LessonLayout,
  LessonRoot,
  MainArea,
  PlayerArea,
  SideArea,
} from './lesson-layout'
import { PlayerSkeleton } from './playback/player-skeleton'

interface LessonSkeletonProps {
  isTheater: boolean
}

export function LessonSkeleton({ isTheater }: LessonSkeletonProps) {
  return (
    <LessonLayout data-theater={isTheater}>
      <BackArea>
        <BackPlace>
          <Skeleton width="12rem" />
        </BackPlace>
      </BackArea>
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

/** Skeleton of the whole page, before anything is known of its visitor. */
export function LessonPageSkeleton() {
  return (
    <LessonRoot>
      <LessonSkeleton isTheater={false} />
    </LessonRoot>
  )
}
