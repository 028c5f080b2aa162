// eslint-disable-next-line @nx/enforce-module-boundaries -- the consumers are not a package
import { packLibs, withOwnDependencies } from '../consumers/src/pack-libs.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { bundleEntry } from '../scripts/src/sizes/bundle-entry.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { kibOf } from '../scripts/src/sizes/check-size.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { loadedChunks } from '../scripts/src/sizes/loaded-chunks.mjs'
import { usualStack } from './bench.config.ts'
import { installPackages } from './install-packages.ts'
import { row } from './report.ts'
import { temporaryFolder } from './temporary-folder.ts'

// Compares the sizes of our libraries with alternatives, in KiB of gzip: the initial load, with the code that the first
// use loads, with all lazy code, and with React. Installs all from packages and bundles them in one run.

const ours = [
  '@shuyuan/auth-dialogs',
  '@shuyuan/player',
  '@shuyuan/rich-text',
  '@shuyuan/time-format',
  '@shuyuan/ui',
]
const packages = {
  ...usualStack,
  '@authing/guard': '5.3.9',
  '@clerk/clerk-js': '6.40.0',
  // 1.36.0 cannot be installed, because npm finds no `@clerk/localizations` ^4.20.0.
  '@clerk/ui': '1.34.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@logto/react': '4.0.15',
  '@mui/material': '9.5.0',
  '@supabase/auth-ui-react': '0.4.7',
  '@supabase/supabase-js': '2.119.1',
  '@vidstack/react': '1.15.6',
  antd: '6.6.8',
  'auth0-lock': '14.3.0',
  dayjs: '1.11.23',
  'javascript-time-ago': '2.6.4',
  'media-chrome': '4.19.4',
  plyr: '3.8.4',
  react: '19.2.9',
  'react-dom': '19.2.9',
  'react-time-ago': '7.4.4',
  'styled-components': '6.6.0',
}

const react = ['react', 'react-dom']

interface Kind {
  /** Packages that the sizes exclude. */
  apart: string[]
  /** Lazy modules that the first use loads, by library. */
  loads?: Record<string, string[]>
  /** Host code by library. */
  entries: Record<string, string>
}

const kinds: Record<string, Kind> = {
  login: {
    // Clerk loads its wallets only if a visitor chooses one.
    apart: [
      '@solana/wallet-adapter-base',
      '@solana/wallet-adapter-react',
      '@solana/wallet-standard',
    ],
    loads: {
      '@shuyuan/auth-dialogs': ['dialog-host/dialog-host'],
      '@clerk/clerk-js, @clerk/ui': ['lazyModules/common', 'components/SignIn/index'],
    },
    entries: {
      '@shuyuan/auth-dialogs': `
        export { createRoot } from 'react-dom/client'
        export { AuthDialogs, AuthProvider, useAuthDialogs } from '@shuyuan/auth-dialogs'
        export { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'`,
      // This is the script that Clerk serves to browsers. The other entries contain the code that it loads later.
      '@clerk/clerk-js, @clerk/ui': `
        import './node_modules/@clerk/clerk-js/dist/clerk.browser.js'
        export { ClerkUI } from '@clerk/ui/entry'`,
      '@authing/guard with its styles': `
        export * from '@authing/guard'
        export { default as styles } from '@authing/guard/dist/esm/guard.min.css?inline'`,
      '@logto/react, no form': `export { LogtoProvider, useLogto } from '@logto/react'`,
      'auth0-lock': `export { Auth0Lock } from 'auth0-lock'`,
      '@supabase/auth-ui-react, supabase-js': `
        export { createRoot } from 'react-dom/client'
        export { Auth } from '@supabase/auth-ui-react'
        export { createClient } from '@supabase/supabase-js'`,
    },
  },
  'button, field and dialog': {
    apart: [],
    entries: {
      '@shuyuan/ui': `export { Button, Dialog, TextField, ThemeScope } from '@shuyuan/ui'`,
      '@mui/material': `export { Button, Dialog, TextField, ThemeProvider } from '@mui/material'`,
      antd: `export { Button, ConfigProvider, Input, Modal } from 'antd'`,
    },
  },
  'video player': {
    apart: ['hls.js'],
    entries: {
      '@shuyuan/player': `export { Player } from '@shuyuan/player'`,
      '@vidstack/react, default layout': `
        export { MediaPlayer, MediaProvider } from '@vidstack/react'
        export { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default'`,
      'media-chrome': `import 'media-chrome'`,
      plyr: `export { default } from 'plyr'`,
    },
  },
  'rich text': {
    apart: [],
    entries: {
      '@shuyuan/rich-text': `export { RichText } from '@shuyuan/rich-text'`,
      'react-markdown, six plugins': `
        export { default } from 'react-markdown'
        export { default as gfm } from 'remark-gfm'
        export { default as math } from 'remark-math'
        export { default as raw } from 'rehype-raw'
        export { default as sanitize } from 'rehype-sanitize'
        export { default as katex } from 'rehype-katex'
        export { default as highlight } from 'rehype-highlight'`,
    },
  },
  time: {
    apart: [],
    entries: {
      '@shuyuan/time-format': `
        export * from '@shuyuan/time-format'
        export { TimeAgo } from '@shuyuan/time-format/react'`,
      'dayjs, four plugins': `
        export { default } from 'dayjs'
        export { default as duration } from 'dayjs/plugin/duration'
        export { default as relativeTime } from 'dayjs/plugin/relativeTime'
        export { default as timezone } from 'dayjs/plugin/timezone'
        export { default as utc } from 'dayjs/plugin/utc'
        import 'dayjs/locale/zh-cn'`,
      'react-time-ago, two languages': `
        export { default } from 'react-time-ago'
        export { default as TimeAgo } from 'javascript-time-ago'
        export { default as en } from 'javascript-time-ago/locale/en'
        export { default as zh } from 'javascript-time-ago/locale/zh'`,
    },
  },
}

await using app = await temporaryFolder()
const tarballs = await packLibs(withOwnDependencies(ours), app.path)
await installPackages(app.path, {
  dependencies: { ...packages, ...tarballs },
  overrides: tarballs,
})
row(['Kind', 'Library', 'At first', 'In use', 'All in', 'With React'])
row(['---', '---', '--:', '--:', '--:', '--:'])
for (const [kind, { apart, loads, entries }] of Object.entries(kinds)) {
  for (const [name, text] of Object.entries(entries)) {
    const inReact = await bundleEntry({ folder: app.path, text, externals: [...react, ...apart] })
    const alone = await bundleEntry({ folder: app.path, text, externals: apart })
    const inUse = loads && loadedChunks(inReact, { loads: loads[name] ?? [] })
    const weights = [loadedChunks(inReact, {}), inUse, inReact, alone]
    row([kind, name, ...weights.map((chunks) => (chunks ? kibOf(chunks).toFixed(1) : '–'))])
  }
}
