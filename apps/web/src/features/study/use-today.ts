import { localDate } from '@shuyuan/courses'
import { useEffect, useState } from 'react'

/** Local date. Changes at midnight, or when the learner returns to a page that stayed open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDate(new Date()))
  useEffect(() => {
    const update = () => setToday(localDate(new Date()))
    const timer = setTimeout(update, new Date().setHours(24, 0, 0, 0) - Date.now())
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [today])
  return today
}
