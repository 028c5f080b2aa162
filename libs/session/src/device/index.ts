// What parts of the site keep on a device, and which of its tabs plays. Knows no learner.

export { createDeviceStore } from './device-store'
export { createPlayTurn } from './play-turn'

export type { DeviceStore, DeviceStoreOptions } from './device-store'
export type { PlayTurn, PlayTurnOptions, PlayTurnState, TurnChannel } from './play-turn'
