// @vitest-environment node
import { expect, test } from 'vitest'
import { shortcutCommand } from './shortcuts'

const plain = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
}

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['ArrowLeft', { kind: 'seek-by', seconds: -5 }],
  ['ArrowRight', { kind: 'seek-by', seconds: 5 }],
  ['j', { kind: 'seek-by', seconds: -10 }],
  ['l', { kind: 'seek-by', seconds: 10 }],
  ['u', { kind: 'seek-by', seconds: -15 }],
  ['o', { kind: 'seek-by', seconds: 15 }],
  ['t', { kind: 'theater' }],
  ['ArrowUp', { kind: 'volume-by', share: 0.1 }],
  ['ArrowDown', { kind: 'volume-by', share: -0.1 }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullscreen' }],
  ['i', { kind: 'pip' }],
  ['c', { kind: 'captions' }],
  ['n', { kind: 'note' }],
  ['0', { kind: 'seek-to', share: 0 }],
  ['9', { kind: 'seek-to', share: 0.9 }],
  ['Home', { kind: 'seek-to', share: 0 }],
  ['End', { kind: 'seek-to', share: 1 }],
  ['Escape', { kind: 'leave' }],
])('%s runs %o', (key, command) => {
  expect(shortcutCommand({ ...plain, key })).toEqual(command)
})

test.each([
  ['N', { kind: 'next' }],
  ['P', { kind: 'previous' }],
  ['<', { kind: 'rate-by', steps: -1 }],
  ['>', { kind: 'rate-by', steps: 1 }],
  ['》', { kind: 'rate-by', steps: 1 }],
  ['?', { kind: 'sheet' }],
  ['？', { kind: 'sheet' }],
])('Shift+%s runs %o', (key, command) => {
  expect(shortcutCommand({ ...plain, key, shiftKey: true })).toEqual(command)
})

test.each(['p', 'x', 'Enter', 'Tab', 'constructor', '__proto__'])('%s is unused', (key) => {
  expect(shortcutCommand({ ...plain, key })).toBeNull()
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)(
  'nothing is asked for with %s',
  (modifier) => {
    expect(shortcutCommand({ ...plain, key: 'k', [modifier]: true })).toBeNull()
  },
)

test.each(['ArrowLeft', 'K', 'Home'])('Shift+%s is unused', (key) => {
  expect(shortcutCommand({ ...plain, key, shiftKey: true })).toBeNull()
})
