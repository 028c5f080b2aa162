// The one place that touches the browser’s local and session storage.
// Never knows about the network, React or who is signed in.

export { createDeviceStore } from './device-store'
export { createDrafts } from './drafts'
export { createPlaybackLock } from './playback-lock'
export { createRememberedChoices } from './remembered-choices'
export { createSafeStorage } from './safe-storage'

export type { DeviceStore, DeviceStoreOptions } from './device-store'
export type { Drafts, DraftsOptions } from './drafts'
export type {
  PlaybackChannel,
  PlaybackLock,
  PlaybackLockOptions,
  PlaybackLockState,
} from './playback-lock'
export type { ContrastChoice, RememberedChoices, ThemeChoice } from './remembered-choices'
export type { KeyValueStorage, SafeStorage, StorageArea } from './safe-storage'
