// @vitest-environment node
import { expect, it } from 'vitest'
import {
  createDeviceStore,
  createDrafts,
  createDurableStore,
  createPlaybackLock,
  createRememberedChoices,
  createSafeStorage,
} from './index'

it('works in memory without a window', async () => {
  expect(typeof window).toBe('undefined')
  const storage = createSafeStorage('localStorage')
  storage.subscribe(() => undefined)()
  storage.set('a', '1')
  expect(storage.get('a')).toBe('1')
  expect(createSafeStorage('localStorage').get('a')).toBeNull()

  const store = createDeviceStore()
  store.set('progress-1', '10')
  expect(store.keys('progress-')).toEqual(['progress-1'])

  const copy = createDurableStore(store, 'copy')
  copy.store.set('a', '2')
  expect(copy.store.get('a')).toBe('2')
  expect((await copy.restored).keys('')).toEqual([])

  const choices = createRememberedChoices(store)
  choices.setTheme('dark')
  expect(choices.getTheme()).toBe('dark')

  const drafts = createDrafts()
  drafts.set('a', 'text')
  expect(drafts.get('a')).toBe('text')

  const lock = createPlaybackLock({ store, channel: null, tabId: 'a', onChange: () => undefined })
  lock.claim()
  expect(store.get('play-id')).toBe('a')
  lock.destroy()
  expect(store.get('play-id')).toBeNull()
})
