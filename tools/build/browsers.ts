import { readFileSync } from 'node:fs'

const manifest = new URL('../../package.json', import.meta.url)
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(manifest, 'utf8'))

/** The oldest supported version of each browser, by the browser's name in `browserslist`. */
export const oldestBrowsers = Object.fromEntries(
  browserslist.map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    if (!name || !version) throw new Error(`browserslist: "${query}" is not "browser >= version"`)
    return [name, Number(version)]
  }),
)

/** The supported browsers as a build target of Vite. */
export const browserTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
)
