import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { lightColors } from './palette'
import { scale } from './scale'
import { token, type TokenName } from './token'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${token('space-4')};
  margin: 0;
`

const Swatch = styled.div`
  block-size: 56px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
`

function Tokens({
  names,
  show,
}: {
  names: TokenName[]
  show: (value: string) => object
}): ReactElement {
  return (
    <List>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <Swatch as="dd" style={{ marginInline: 0, ...show(token(name)) }} />
        </div>
      ))}
    </List>
  )
}

function isColor(name: string): name is keyof typeof lightColors {
  return name in lightColors
}

function isScale(name: string): name is keyof typeof scale {
  return name in scale
}

const meta = {
  title: 'ui/Tokens',
  component: Tokens,
} satisfies Meta<typeof Tokens>

export default meta

type Story = StoryObj<typeof meta>

export const Colors: Story = {
  args: {
    names: Object.keys(lightColors).filter(isColor),
    show: (value) => (value.includes('shadow') ? { boxShadow: value } : { background: value }),
  },
}
export const Radii: Story = {
  args: {
    names: Object.keys(scale)
      .filter(isScale)
      .filter((name) => name.startsWith('radius')),
    show: (borderRadius) => ({ borderRadius }),
  },
}
export const Spaces: Story = {
  args: {
    names: Object.keys(scale)
      .filter(isScale)
      .filter((name) => name.startsWith('space')),
    show: (inlineSize) => ({ inlineSize }),
  },
}
