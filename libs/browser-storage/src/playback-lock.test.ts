import { beforeEach, expect, test, vi } from 'vitest'
import { createDeviceStore } from './device-store'
import { createPlaybackLock, type PlaybackChannel, type PlaybackLockState } from './playback-lock'

/** Simulates a browser whose tabs share one storage and one channel. */
function createBrowser({ hasChannels = true } = {}) {
  const state: { playId: string | null } = { playId: null }
  const storageListeners = new Map<string, Set<() => void>>()
  const messageListeners = new Map<string, Set<(event: { data: unknown }) => void>>()

  function openTab(tabId: string) {
    const heard = new Set<(event: { data: unknown }) => void>()
    const stored = new Set<() => void>()
    messageListeners.set(tabId, heard)
    storageListeners.set(tabId, stored)
    const channel: PlaybackChannel = {
      postMessage(data) {
        for (const [other, listeners] of messageListeners) {
          if (other !== tabId) for (const listener of listeners) listener({ data })
        }
      },
      addEventListener: (_type, listener) => heard.add(listener),
      close: () => heard.clear(),
    }
    const states: PlaybackLockState[] = []
    const lock = createPlaybackLock({
      tabId,
      onChange: (next) => states.push(next),
      channel: hasChannels ? channel : null,
      store: {
        get: () => state.playId,
        set(_key, id) {
          state.playId = id
          for (const [other, listeners] of storageListeners) {
            if (other !== tabId) for (const listener of listeners) listener()
          }
        },
        subscribe(listener) {
          stored.add(listener)
          return () => stored.delete(listener)
        },
      },
    })
    return {
      ...lock,
      /** All state changes of this tab, and its current state. */
      states,
      state: () => states.at(-1) ?? 'free',
      listenerCount: () => heard.size + stored.size,
    }
  }
  return { openTab, state }
}

let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  browser = createBrowser()
})

test.each([true, false])('a playing tab stops the others (channels: %s)', (hasChannels) => {
  browser = createBrowser({ hasChannels })
  const [first, second] = [browser.openTab('a'), browser.openTab('b')]
  first.claim()
  expect(first.state()).toBe('free')
  second.claim()
  expect(first.state()).toBe('taken')
  expect(first.states).toEqual(['taken'])
  expect(second.state()).toBe('free')

  first.claim()
  expect([first.state(), second.state()]).toEqual(['free', 'taken'])
})

test.each([true, false])('a closing tab offers the lock (channels: %s)', (hasChannels) => {
  browser = createBrowser({ hasChannels })
  const [first, second] = [browser.openTab('a'), browser.openTab('b')]
  first.claim()
  second.claim()
  second.release()
  expect(first.state()).toBe('offered')
  first.claim()
  expect(first.state()).toBe('free')
})

test('closing a tab changes nothing while a third plays', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => browser.openTab(id))
  first?.claim()
  second?.claim()
  third?.claim()
  second?.release()
  expect(browser.state.playId).toBe('c')
  expect(first?.state()).toBe('taken')
})

test('a tab that has not played yet is not affected', () => {
  const [first, second] = [browser.openTab('a'), browser.openTab('b')]
  first.claim()
  expect(second.state()).toBe('free')
})

test('a destroyed lock leaves nothing behind and sends no messages', () => {
  const first = browser.openTab('a')
  const second = browser.openTab('b')
  first.claim()
  first.destroy()
  expect(browser.state.playId).toBeNull()
  expect(first.listenerCount()).toBe(0)
  first.claim()
  expect(browser.state.playId).toBeNull()
  second.claim()
  first.destroy()
  expect(browser.state.playId).toBe('b')
  expect(first.states).toEqual([])
})

test('ignores unknown messages', () => {
  const listeners: ((event: { data: unknown }) => void)[] = []
  const onChange = vi.fn()
  const lock = createPlaybackLock({
    tabId: 'a',
    onChange,
    store: { get: () => 'a', set: () => undefined, subscribe: () => () => undefined },
    channel: {
      postMessage: () => undefined,
      addEventListener: (_type, listener) => listeners.push(listener),
      close: () => undefined,
    },
  })
  lock.claim()
  for (const listener of listeners) listener({ data: { id: 7 } })
  expect(onChange).not.toHaveBeenCalled()
})

test('stores the tab ID as play-id and removes it on release', () => {
  const store = createDeviceStore({ prefix: 'school' })
  const lock = createPlaybackLock({ store, channel: null, tabId: 'tab-1', onChange: vi.fn() })
  expect(store.get('play-id')).toBeNull()
  lock.claim()
  expect(localStorage.getItem('school-play-id')).toBe('tab-1')
  lock.release()
  expect(localStorage.getItem('school-play-id')).toBeNull()
})
