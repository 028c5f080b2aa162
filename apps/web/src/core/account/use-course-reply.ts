import { courseQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useServices } from '../use-services'
import { isVisitorReply } from './rendered-replies'

/**
 * Query of a course, without fetching it. `isOwn` is false on the server, during hydration, and as long as a learner's page
 * shows the reply that the server rendered for a visitor.
 */
export function useCourseReply(courseId: number) {
  const { api } = useServices()
  const isHydrated = useHydrated()
  const query = useQuery({ ...courseQuery(api, courseId), enabled: false })
  return { query, isOwn: isHydrated && !isVisitorReply(query) }
}
