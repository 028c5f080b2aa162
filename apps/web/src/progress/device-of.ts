import { createDeviceStore, type DeviceStore } from '@shuyuan/session/device'
import type { Services } from '../services'

const devices = new WeakMap<Services['session'], DeviceStore>()

/** What this device keeps for the site, in the storage of its session. */
export function deviceOf({ session, env }: Pick<Services, 'session' | 'env'>): DeviceStore {
  const known = devices.get(session) ?? createDeviceStore({ prefix: env.storagePrefix })
  devices.set(session, known)
  return known
}
