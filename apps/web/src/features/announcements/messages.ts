import { formatNumber } from '@shuyuan/ui'

export { announcement } from '../../core/router/titles'
export { missingHint } from '../../core/page/messages'

export const noAnnouncement = '暂无公告'
export const announcementMissing = '公告不存在'
export const latestAnnouncement = '查看最新公告'
export const announcementList = '公告列表'
export const views = (count: number) => `${formatNumber(count)} 次浏览`
