import { describe, expect, it } from 'vitest'
import { isPhone } from './is-phone'

const phones = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  'WeChat on Android':
    'Mozilla/5.0 (Linux; Android 14; 2311DRK48C Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 XWEB/1300 MicroMessenger/8.0.56 Language/zh_CN',
  HarmonyOS:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  'Firefox on Android': 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0',
}

const tablets = {
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  'Android tablet':
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
  'Firefox tablet': 'Mozilla/5.0 (Android 15; Tablet; rv:139.0) Gecko/139.0 Firefox/139.0',
  'HarmonyOS tablet':
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
}

const desktops = {
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  Linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
  'HarmonyOS computer':
    'Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  'HarmonyOS 2in1':
    'Mozilla/5.0 (2in1; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  'HarmonyOS TV':
    'Mozilla/5.0 (TV; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  'HarmonyOS car':
    'Mozilla/5.0 (Car; HarmonyOS 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  'no agent': '',
}

describe('isPhone', () => {
  it.each(Object.entries(phones))('recognizes %s as a phone at any width', (_, userAgent) => {
    expect(isPhone({ userAgent })).toBe(true)
    expect(isPhone({ userAgent, width: 390 })).toBe(true)
    expect(isPhone({ userAgent, width: 932 })).toBe(true)
  })

  it.each(Object.entries(tablets))('decides on %s by its width', (_, userAgent) => {
    expect(isPhone({ userAgent })).toBe(false)
    expect(isPhone({ userAgent, width: 768 })).toBe(false)
    expect(isPhone({ userAgent, width: 767 })).toBe(true)
  })

  it.each(Object.entries(desktops))('never treats %s as a phone', (_, userAgent) => {
    expect(isPhone({ userAgent, width: 320 })).toBe(false)
  })
})
