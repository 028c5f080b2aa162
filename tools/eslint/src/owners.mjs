import { forbidPackages } from './forbid.mjs'
import { configs, stories, tests } from './file-groups.mjs'

/** Packages with one owner. Only files in `home` may import them. Other code gets the message `instead`. */
const owners = {
  dayjs: {
    packages: ['dayjs'],
    home: ['libs/time-format/**'],
    instead: 'Format dates and durations with @shuyuan/time-format.',
  },
  'rich-text': {
    packages: ['markdown-it', 'katex', 'dompurify', 'highlight.js'],
    home: ['libs/rich-text/**', 'tools/bench/**'],
    instead: 'Show HTML, Markdown, math and code with RichText of @shuyuan/rich-text.',
  },
  valtio: {
    packages: ['valtio'],
    home: ['libs/session/**'],
    instead: 'Read the session with the hooks of @shuyuan/session.',
  },
  'openapi-fetch': {
    packages: ['openapi-fetch', 'openapi-react-query'],
    home: ['libs/api/**'],
    instead: 'Call the API with the functions and query options of @shuyuan/api.',
  },
  'media-library': {
    packages: ['hls.js'],
    home: ['libs/player/**'],
    instead: 'Play media with Player of @shuyuan/player.',
  },
  radix: {
    packages: ['radix-ui', '@radix-ui'],
    home: ['libs/ui/**'],
    instead: 'Use the primitives of @shuyuan/ui, and add missing ones there.',
  },
  'qr-code': {
    packages: ['qrcode.react'],
    home: ['libs/ui/**'],
    instead: 'Draw QR codes with QrCode of @shuyuan/ui.',
  },
  icons: {
    packages: ['lucide-react'],
    home: ['libs/{ui,layout,player,courses,checkout,member}/**', 'apps/web/src/features/**'],
    instead: 'Use the icons in the components of @shuyuan/ui.',
  },
  testing: {
    packages: [
      '@shuyuan/testing',
      '@shuyuan/api/testing',
      '@testing-library',
      'fast-check',
      'msw',
      'vitest',
    ],
    home: [...tests, ...stories, ...configs, 'tools/**'],
    instead: 'Test tools belong in *.test.ts(x) and *.stories.tsx files.',
  },
}

/** Rule name to rule. */
export const ownerRules = Object.fromEntries(
  Object.entries(owners).map(([name, { packages, instead }]) => [
    name,
    forbidPackages(instead, packages),
  ]),
)

/** Rule name to exempt files. */
export const ownerHomes = Object.fromEntries(
  Object.entries(owners).map(([name, { home }]) => [name, home]),
)
