import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' }
import type { Plugin } from 'vite'

/** Added by `src/polyfills.ts`. */
const polyfilled = ['checkVisibility']

/** Only called by browsers that have them. */
const optional = [
  'AbortSignal.any',
  'CloseWatcher',
  'Intl.Segmenter',
  'createPolicy',
  'exitPictureInPicture',
  'requestPictureInPicture',
  'showPopover',
  'startViewTransition',
]

/** Methods of packages that have the name of a method of the browser. */
const namesakes = [
  'createContext',
  'createHTML',
  'createScriptURL',
  'getAttributeType',
  'getName',
  'isActive',
  'isValid',
]

const allowed = new Set([...polyfilled, ...optional, ...namesakes])

type Versions = Record<string, number>

function isSupported({ support }: CompatStatement, oldestBrowsers: Versions): boolean {
  return Object.entries(oldestBrowsers).every(([name, oldest]) => {
    const statements = Object.entries(support).find(([browser]) =>
      name === 'ios_saf' ? browser === 'safari_ios' : browser === name,
    )?.[1]
    return [statements ?? []]
      .flat()
      .some(
        ({ version_added: added, flags, prefix, alternative_name: otherName }) =>
          added &&
          Number.parseFloat(added.replace('≤', '')) <= oldest &&
          !flags &&
          !prefix &&
          !otherName,
      )
  })
}

/**
 * Returns the APIs that the oldest supported browsers lack: `URL.canParse`, `URLPattern`, `toSorted`. A method counts
 * if no other interface has one of this name, and if the name has two words, as short names are often those of packages.
 */
function missingApis(oldestBrowsers: Versions): Set<string> {
  const missing = new Set<string>()
  const methods = new Set<string>()
  const supported = new Set<string>()
  const interfaces = { ...bcd.javascript.builtins, ...bcd.api }
  for (const [owner, members] of Object.entries<Identifier>(interfaces)) {
    if (members.__compat && !isSupported(members.__compat, oldestBrowsers)) missing.add(owner)
    for (const key of Object.keys(members)) {
      const compat = members[key]?.__compat
      const name = key.replace(/_static$/, '')
      if (compat && isSupported(compat, oldestBrowsers)) supported.add(name)
      else if (compat) {
        missing.add(`${owner}.${name}`)
        if (name === key && /^[a-z]+[A-Z]\w*$/.test(name)) methods.add(name)
      }
    }
  }
  for (const name of methods) if (!supported.has(name)) missing.add(name)
  return missing
}

/** Fails the build if its scripts call an API that a browser of `browserslist` lacks. */
export function checkApis(oldestBrowsers: Versions): Plugin {
  return {
    name: 'check-apis',
    // React's development build has other calls.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const missing = missingApis(oldestBrowsers)
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const names = output.code.matchAll(
          /(?<![\w.$])([A-Z]\w+\.\w+)\b|\bnew ([A-Z]\w+)\b|[\w)\]]\.(\w+)\(/g,
        )
        for (const [, member, constructor, method] of names) {
          const name = member ?? constructor ?? method ?? ''
          if (!missing.has(name) || allowed.has(name)) continue
          const isTested = ['?', ')'].some((end) => output.code.includes(name + end))
          // A class of a package, such as Radix's `OrderedDict`.
          const isOwn = new RegExp(`[;{}]${name}\\([\\w,]*\\)\\{`).test(output.code)
          if (!isTested && !isOwn)
            this.error(`${output.fileName} calls ${name}, which a browser of browserslist lacks`)
        }
      }
    },
  }
}
