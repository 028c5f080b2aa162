import { Unstyled } from '@storybook/addon-docs/blocks'
import { Toaster, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from './copy-button'
import { scale, themes, tokenUses, variableOf } from './theme-sources'

const Scroller = styled.div`
  overflow-x: auto;
  margin-block: ${token('space-4')};
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${token('text')};
  font: ${token('type-small')};
  & th,
  & td {
    padding: ${token('space-2')};
    border-block-end: 1px solid ${token('border')};
    text-align: start;
    vertical-align: middle;
  }
  & th,
  & button {
    white-space: nowrap;
  }
  & code {
    font-family: ${token('font-mono')};
  }
  & tr:target {
    background: ${token('selected')};
  }
`

const Swatch = styled.span`
  display: inline-block;
  inline-size: 1.5em;
  block-size: 1.5em;
  margin-inline-end: ${token('space-2')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-xs')};
  vertical-align: middle;
`

interface RowProps {
  name: string
  /** Cells with its values. */
  children: ReactNode
}

function Row({ name, children }: RowProps) {
  return (
    <tr id={`token-${name}`}>
      <th scope="row">
        <a href={`#token-${name}`}>
          <code>{variableOf(name)}</code>
        </a>
      </th>
      {children}
      <td>{tokenUses[name]}</td>
      <td>
        <CopyButton text={`var(${variableOf(name)})`} />
      </td>
    </tr>
  )
}

interface HeadedProps {
  headings: string[]
  children: ReactNode
}

/** A table with headings that scrolls sideways if it is too wide. */
export function Headed({ headings, children }: HeadedProps): ReactElement {
  return (
    <Unstyled>
      <Scroller tabIndex={0} role="group" aria-label={headings.join('、')}>
        <Table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </Scroller>
    </Unstyled>
  )
}

/** Every color with its value in the four themes. */
export function ColorTokens(): ReactElement {
  return (
    <>
      <Toaster />
      <Headed headings={['变量', ...themes.map((theme) => theme.name), '用途', '操作']}>
        {Object.keys(themes[0]?.colors ?? {}).map((name) => (
          <Row key={name} name={name}>
            {themes.map(({ name: theme, colors }) => (
              <td key={theme}>
                {/^(#|rgb)/.test(colors[name] ?? '') && (
                  <Swatch style={{ background: colors[name] }} />
                )}
                <code>{colors[name]}</code>
              </td>
            ))}
          </Row>
        ))}
      </Headed>
    </>
  )
}

/** Tokens that are the same in all themes, by the beginning of their names. */
export function ScaleTokens({ beginnings }: { beginnings: string[] }): ReactElement {
  const names = Object.keys(scale).filter((name) =>
    beginnings.some((beginning) => name.startsWith(beginning)),
  )
  return (
    <Headed headings={['变量', '值', '用途', '操作']}>
      {names.map((name) => (
        <Row key={name} name={name}>
          <td>
            <code>{scale[name]}</code>
          </td>
        </Row>
      ))}
    </Headed>
  )
}
