import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usedIcons } from '../docs/design/used-icons'

const root = new URL('../../../', import.meta.url)

const sources = ['libs', 'apps/web/src']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist\/|\.(stories|test)\./.test(path))
  .map((path) => readFileSync(new URL(path, root), 'utf8'))

const imported = sources
  .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim().replace(/ as .*/, ''))
  .filter((name) => name !== '' && !name.startsWith('type '))

test('the page of icons shows those of the product, and no others', () => {
  expect(Object.keys(usedIcons)).toEqual([...new Set(imported)].toSorted())
})

test('no two icons have the same meaning', () => {
  const meanings = Object.values(usedIcons).map(([, meaning]) => meaning)
  expect(meanings).toEqual([...new Set(meanings)])
})
