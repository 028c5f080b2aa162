// What the frame shows of announcements. Other rooms import this file, never the files beside it.

export { LatestAnnouncement } from './latest-announcement'
