import { expect, it } from 'vitest'
import { isSuccess, isTranscript } from './keep-plugins'

it.each([
  ['{"code":0,"data":[]}', true],
  ['{"code":401,"message":"请登录"}', false],
  ['{"data":[]}', false],
  ['null', false],
  ['<html>', false],
])('%s is kept: %s', (body, isKept) => {
  expect(isSuccess(body)).toBe(isKept)
})

it('keeps WebVTT, and not the page of a host that has no such file', () => {
  expect(isTranscript('WEBVTT\n\n')).toBe(true)
  expect(isTranscript('\uFEFFWEBVTT - Lesson')).toBe(true)
  expect(isTranscript('<!doctype html>')).toBe(false)
})
