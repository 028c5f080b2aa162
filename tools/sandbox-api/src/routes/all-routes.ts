import type { Route } from '../auth/route'
import { attachmentRoutes } from './attachment-routes'
import { commentRoutes } from './comment-routes'
import { contentRoutes } from './content-routes'
import { courseRoutes } from './course-routes'
import { faceCheckRoutes } from './face-check-routes'
import { lessonRoutes } from './lesson-routes'
import { loginRoutes } from './login-routes'
import { memberRoutes } from './member-routes'
import { messageRoutes } from './message-routes'
import { orderRoutes } from './order-routes'
import { planRoutes } from './plan-routes'
import { scanRoutes } from './scan-routes'
import { searchRoutes } from './search-routes'
import { socialiteRoutes } from './socialite-routes'
import { studyRoutes } from './study-routes'
import { systemRoutes } from './system-routes'
import { thirdPartyRoutes } from './third-party-routes'
import { uploadRoutes } from './upload-routes'

/** All endpoints under `/api/`. */
export const allRoutes: readonly Route[] = [
  ...systemRoutes,
  ...loginRoutes,
  ...scanRoutes,
  ...thirdPartyRoutes,
  ...socialiteRoutes,
  ...memberRoutes,
  ...uploadRoutes,
  ...faceCheckRoutes,
  ...courseRoutes,
  ...attachmentRoutes,
  ...lessonRoutes,
  ...commentRoutes,
  ...planRoutes,
  ...orderRoutes,
  ...studyRoutes,
  ...messageRoutes,
  ...contentRoutes,
  ...searchRoutes,
]
