import { useState } from 'react'
import { useServices } from '../../core/use-services'

const key = 'lesson-side'

/** Part beside the video. The learner's choice is remembered on this device. */
export function useLessonSide(
  named: string | undefined,
): [part: string | null, choose: (part: string) => void] {
  const { device } = useServices()
  const [part, setPart] = useState(named ?? device.get(key))
  return [
    part,
    (next) => {
      device.set(key, next)
      setPart(next)
    },
  ]
}
