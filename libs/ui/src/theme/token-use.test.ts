// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lightColors } from './palette'
import { scale } from './scale'

const root = new URL('../../../../', import.meta.url)

const folders = [
  ...readdirSync(new URL('libs/', root)).map((lib) => `libs/${lib}/src/`),
  'apps/web/src/',
]

// Printing uses black on white.
const sources = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) =>
        !/\.(test|stories|fixture|gen)\.|^theme\/(palette|scale)\.ts$|print-(style|transcript)/.test(
          file,
        ),
    )
    .map((file) => folder + file),
)

const valuesOf = (prefix: string) =>
  Object.entries(scale).flatMap(([name, value]) => (name.startsWith(prefix) ? value : []))

const spaces = valuesOf('space-')
const radii = valuesOf('radius-')
const measures = [...valuesOf('control-'), ...valuesOf('touch-')]

/** Sizes relative to the surroundings, or elements without text. */
const ownType = {
  'apps/web/src/core/page/books.tsx': ["font: 600 13cqw / 1.25 ${token('font-display')};"],
  'libs/ui/src/theme/mixins.ts': ['font: ${token(type)};'],
  'libs/player/src/player/player-frame.ts': ['font-size: var(--caption-size);'],
  'libs/rich-text/src/rich-text/code-style.ts': ['font-size: 0.9em;'],
  'libs/rich-text/src/rich-text/text-style.ts': ['font-size: 0.8em;'],
  'libs/rich-text/src/rich-text/tone-style.ts': [
    'font-size: 0.85em;',
    'font-size: 1.25em;',
    'font-size: 1.5em;',
  ],
  'libs/ui/src/avatar/avatar.tsx': [
    'line-height: 1;',
    'font-size: ${({ $size }) => $size * 0.42}px;',
  ],
  'libs/ui/src/cover/cover.tsx': [
    'line-height: 1.2;',
    'font-size: ${({ $length }) => 64 / Math.max(3, $length)}cqi;',
  ],
}

function isRawType(file: string, line: string): boolean {
  const said = line.match(/(?<![\w-])(font|font-size|font-weight|line-height): [^;]+;/g) ?? []
  const isNamed = /^font(-weight)?: (\$\{token\('|var\(--sy-)(type|weight)-|: inherit;$/
  const own: string[] = Object.entries(ownType).flatMap(([of, lines]) => (of === file ? lines : []))
  return said.some((one) => !isNamed.test(one) && !own.includes(one))
}

/** Keyframes by name, optionally followed by a delay. */
const named = /\$\{token\('motion-\w+'\)\}( \d+ms)?/g

/** Lines of CSS with a literal value for which a token exists. */
function faultsOf(file: string): string[] {
  return readFileSync(new URL(file, root), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const line = text.trim()
      const isColor =
        /#[0-9a-f]{3,8}\b(?!['"]?\))/i.test(line) && /[:,(]\s*#[0-9a-f]{3,8}/i.test(line)
      const [, property = '', value = ''] = /^([a-z-]+): (.*);$/.exec(line) ?? []
      const sizes = value.match(/(?<![\w.-])\d+px/g) ?? []
      const hasOneOf = (known: string[]) => sizes.some((size) => known.includes(size))
      const isSpace =
        (/^((scroll-)?(padding|margin)|(row-|column-)?gap)/.test(property) && hasOneOf(spaces)) ||
        (property === 'border-radius' && hasOneOf(radii))
      const isMeasure =
        /^((min|max)-)?((block|inline)-size|height|width)$/.test(property) && hasOneOf(measures)
      const isWindow = line.startsWith('@media (max-width:')
      const isType = isRawType(file, line)
      const isLayer = property === 'z-index' && /^\d{2,}$/.test(value)
      const isMotion =
        /^(transition|animation)$/.test(property) && /\d/.test(value.replace(named, ''))
      return isColor || isSpace || isMeasure || isWindow || isType || isLayer || isMotion
        ? [`${file}:${index + 1} ${line}`]
        : []
    })
}

test('styles use tokens for colors, spaces, radii, control sizes, breakpoints, type, z-index and animations', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(faultsOf)).toEqual([])
})

test('every token is used', () => {
  const texts = sources.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const all = [...texts, ...Object.values(scale)].join('\n')
  const isUsed = (name: string) =>
    all.includes(`'${name}'`) || all.includes(`--sy-${name})`) || all.includes(`--sy-${name},`)
  // Badge builds these names.
  const built = /^(success|warning|danger|member|accent)-soft$/
  const unused = [...Object.keys(lightColors), ...Object.keys(scale)].filter(
    (name) => !isUsed(name) && !built.test(name),
  )
  expect(unused).toEqual([])
})
