import { StudyRhythm } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { useMemo, useState } from 'react'
import { openRhythm, readRhythmGoal, rhythmGoalKey } from '../../core/account/member-records'
import { useRecords } from '../../core/account/use-records'
import { useServices } from '../../core/use-services'
import { useToday } from './use-today'

const unavailable = '浏览器不允许保存学习时间，关闭无痕模式后重试'

function MemberRhythm({ memberId }: { memberId: number }) {
  const { env, device } = useServices()
  const store = useMemo(() => openRhythm(env.storagePrefix, memberId), [env, memberId])
  const { records, failure, reload } = useRecords(store)
  const [goal, setGoal] = useState(() => readRhythmGoal(device, memberId))
  const today = useToday()
  return (
    <StudyRhythm
      days={records}
      failure={failure === undefined ? undefined : unavailable}
      onRetry={reload}
      today={today}
      goal={goal}
      onGoalChange={(next) => {
        device.set(rhythmGoalKey(memberId), next === null ? 'off' : String(next))
        setGoal(next)
      }}
    />
  )
}

/** Study rhythm of the signed-in learner on this device. */
export function StudyRhythmBlock() {
  const memberId = useSessionState((state) => state.member?.id)
  return memberId === undefined ? null : <MemberRhythm key={memberId} memberId={memberId} />
}
