// @vitest-environment node
import { expect, it } from 'vitest'
import {
  createDeviceStore,
  createDrafts,
  createPlaybackLock,
  createRememberedChoices,
  createSafeStorage,
} from './index'

it('imports and works without a window, in memory', () => {
  expect(typeof window).toBe('undefined')
  const storage = createSafeStorage('localStorage')
  storage.subscribe(() => undefined)()
  storage.set('a', '1')
  expect(storage.get('a')).toBe('1')
  expect(createSafeStorage('localStorage').get('a')).toBeNull()

  const store = createDeviceStore()
  store.set('progress-1', '10')
  expect(store.keys('progress-')).toEqual(['progress-1'])

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
