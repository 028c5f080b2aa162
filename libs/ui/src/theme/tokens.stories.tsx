import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { breakpoints } from './mixins'
import { darkColors, darkContrastColors, lightColors } from './palette'
import { scale } from './scale'
import { token, type TokenName } from './token'
import { tokenUses } from './token-uses.fixture'
import { useLiveTokens } from './use-live-tokens.fixture'

const Table = styled.table`
  inline-size: 100%;
  margin-block: ${token('space-3')} ${token('space-8')};
  border-collapse: collapse;
  font: ${token('type-small')};
  & th,
  & td {
    padding: ${token('space-2')};
    border-block-end: 1px solid ${token('border')};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & td:first-child {
    inline-size: 26%;
    font-family: ${token('font-mono')};
  }
  & td:nth-child(2) {
    inline-size: 24%;
    color: ${token('text-muted')};
    font-family: ${token('font-mono')};
  }
`

const Swatch = styled.div`
  inline-size: min(100%, 120px);
  block-size: ${token('control-md')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
`

const Bar = styled.div`
  max-inline-size: 100%;
  block-size: ${token('space-3')};
  background: ${token('accent-strong')};
`

const Mover = styled.div`
  inline-size: ${token('control-md')};
  block-size: ${token('control-sm')};
  border-radius: ${token('radius-sm')};
  background: ${token('accent-strong')};
  transition: translate ${token('motion-normal')};
  tr:hover & {
    translate: ${token('space-9')};
  }
`

function isToken(name: string): name is TokenName {
  return name in tokenUses
}

function sampleOf(name: TokenName): ReactNode {
  const value = token(name)
  if (name.startsWith('shadow')) return <Swatch style={{ boxShadow: value, border: 0 }} />
  if (name in lightColors) return <Swatch style={{ background: value }} />
  if (name.startsWith('radius')) return <Swatch style={{ borderRadius: value }} />
  if (name.startsWith('type')) return <div style={{ font: value }}>书院 Learn 128.00</div>
  if (name.startsWith('weight')) return <div style={{ fontWeight: value }}>书院 Learn</div>
  if (name.startsWith('font')) return <div style={{ fontFamily: value }}>书院 Learn 0123</div>
  if (name.startsWith('motion')) return <Mover style={{ transition: `translate ${value}` }} />
  if (/^(space|control|touch|header)/.test(name)) return <Bar style={{ inlineSize: value }} />
  return null
}

const groups: [title: string, pattern: RegExp][] = [
  ['文字 · 角色', /^type-/],
  ['文字 · 粗细与字体', /^(weight|font)-/],
  ['间距', /^space-/],
  ['圆角', /^radius-/],
  ['尺寸', /^(page-width|text-width|header-height|control-|touch-)/],
  ['层次', /^z-/],
  ['动效（指向一行即可看到）', /^motion-/],
]

const colorNames = Object.keys(lightColors).filter(isToken)
const scaleNames = Object.keys(scale).filter(isToken)

function Group({ title, names }: { title: string; names: TokenName[] }): ReactElement {
  const values = useLiveTokens(names)
  return (
    <section>
      <h2>{title}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">当前值</th>
            <th scope="col">样子</th>
            <th scope="col">用途</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-value={name}>{values.get(name)}</td>
              <td>{sampleOf(name)}</td>
              <td>{tokenUses[name]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

/** Every token with its value in the current theme, a sample and its purpose. */
function Tokens(): ReactElement {
  return (
    <>
      <Group title="颜色" names={colorNames} />
      {groups.map(([title, pattern]) => (
        <Group key={title} title={title} names={scaleNames.filter((name) => pattern.test(name))} />
      ))}
      <section>
        <h2>断点</h2>
        <Table>
          <tbody>
            {Object.entries(breakpoints).map(([name, from]) => (
              <tr key={name}>
                <td>media.{name}</td>
                <td>≥ {from}px</td>
                <td>
                  <Bar style={{ inlineSize: `${from / 16}px` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  )
}

const meta = {
  title: 'Foundations 基础/Tokens 设计变量',
  component: Tokens,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Tokens>

export default meta

type Story = StoryObj<typeof meta>

export const Overview: Story = {}

/** The values follow the theme and the contrast of the page. */
export const FollowsTheme: Story = {
  async play({ canvasElement }) {
    const { dataset } = document.documentElement
    const before = { ...dataset }
    const shown = () => canvasElement.querySelector('[data-value=text]')?.textContent
    try {
      dataset['theme'] = 'dark'
      await waitFor(() => expect(shown()).toBe(darkColors.text))
      dataset['contrast'] = 'more'
      await waitFor(() => expect(shown()).toBe(darkContrastColors.text))
    } finally {
      delete dataset['contrast']
      Object.assign(dataset, before)
    }
  },
}
