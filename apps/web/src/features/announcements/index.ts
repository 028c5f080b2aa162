// The only file of this folder that other features import.

export { LatestAnnouncement } from './latest-announcement'
