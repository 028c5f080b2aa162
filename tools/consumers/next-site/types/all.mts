import * as api from '@shuyuan/api'
import * as dialogs from '@shuyuan/auth-dialogs'
import * as storage from '@shuyuan/browser-storage'
import * as checkout from '@shuyuan/checkout'
import * as courses from '@shuyuan/courses'
import * as layout from '@shuyuan/layout'
import * as member from '@shuyuan/member'
import * as player from '@shuyuan/player'
import * as transcript from '@shuyuan/player/transcript'
import * as prose from '@shuyuan/rich-text'
import * as session from '@shuyuan/session'
import * as site from '@shuyuan/site'
import * as time from '@shuyuan/time-format'
import * as ui from '@shuyuan/ui'

export const libraries = [
  api,
  dialogs,
  storage,
  checkout,
  courses,
  layout,
  member,
  player,
  transcript,
  prose,
  session,
  site,
  time,
  ui,
]
