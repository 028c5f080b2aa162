import * as messages from '../core/messages'
import { NoticeBar } from './notice-bar'

/** Shown above a page that stays during maintenance. */
export function MaintenanceBar() {
  return <NoticeBar>{messages.maintenanceBar}</NoticeBar>
}
