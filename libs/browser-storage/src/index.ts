// Typed access to local storage, session storage and IndexedDB. Independent of the network, React
// and the session.

export { createDeviceStore } from './device-store'
export { createDrafts } from './drafts'
export { createDurableStore } from './durable-store'
export { createPlaybackLock } from './playback-lock'
export { openChannel } from './open-channel'
export { createRecordStore, StorageError } from './record-store'
export { createRememberedChoices } from './remembered-choices'
export { createSafeStorage } from './safe-storage'

export type { DeviceStore, DeviceStoreOptions } from './device-store'
export type { Drafts, DraftsOptions } from './drafts'
export type { DurableStore } from './durable-store'
export type {
  PlaybackChannel,
  PlaybackLock,
  PlaybackLockOptions,
  PlaybackLockState,
} from './playback-lock'
export type { RecordStore, RecordStoreOptions, StorageFailure } from './record-store'
export type { ContrastChoice, RememberedChoices, ThemeChoice } from './remembered-choices'
export type { KeyValueStorage, SafeStorage, StorageArea } from './safe-storage'
