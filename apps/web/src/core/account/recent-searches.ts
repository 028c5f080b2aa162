import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'searches'
const kept = 5

/** Returns the last searches on this device, the newest first. */
export function recentSearches(device: Pick<DeviceStore, 'get'>): string[] {
  return device.get(key)?.split('\n').slice(0, kept) ?? []
}

/** Adds a search on this device. */
export function rememberSearch(device: Pick<DeviceStore, 'get' | 'set'>, keywords: string): void {
  const others = recentSearches(device).filter((other) => other !== keywords)
  device.set(key, [keywords, ...others].slice(0, kept).join('\n'))
}

export function forgetSearches(device: Pick<DeviceStore, 'remove'>): void {
  device.remove(key)
}
