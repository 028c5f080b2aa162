import { localDate } from '@shuyuan/courses'
import { useEffect, useState } from 'react'

/** Local date. A page that stays open overnight has the new one when the learner returns. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDate(new Date()))
  useEffect(() => {
    const update = () => setToday(localDate(new Date()))
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return today
}
