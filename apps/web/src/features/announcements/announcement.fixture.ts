import type { Announcement } from '@shuyuan/api'

export function sampleAnnouncement(id = 1, changes: Partial<Announcement> = {}): Announcement {
  return {
    id,
    title: '春季学期开课通知',
    html: '<p>各位同学：春季课程将于<strong>三月一日</strong>开课。</p>',
    viewCount: 1024,
    createdAt: '2026-03-01T02:00:00.000Z',
    ...changes,
  }
}
