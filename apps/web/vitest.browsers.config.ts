import { defineConfig } from 'vitest/config'
import { findProgram } from '../../tools/scripts/src/find-program.mjs'

const ofWebKit = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
]

const find = (variable: string, name: string, packages: string[]) =>
  findProgram({ variable, names: [name], packages })

// Tests of the built site in Firefox and WebKit as Debian has them.
export default defineConfig({
  test: {
    include: ['browsers/**/*.test.ts'],
    env: {
      FIREFOX_PATH: await find('FIREFOX_PATH', 'firefox-esr', ['firefox-esr']),
      WEBKIT_DRIVER_PATH: await find('WEBKIT_DRIVER_PATH', 'WebKitWebDriver', ofWebKit),
      XVFB_PATH: await find('XVFB_PATH', 'Xvfb', ofWebKit),
    },
    hookTimeout: 120_000,
  },
})
