import { DocsContext, Heading, Story, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import { use, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { anatomies } from './anatomies'
import { englishName } from '../../src/english-name'

const Frame = styled.div`
  position: relative;
  padding: ${token('space-6')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-sm')};
  background: ${token('surface')};
  /* Keeps the numbers above the layers of the story. */
  & > div {
    isolation: isolate;
  }
`

const Mark = styled.b`
  position: absolute;
  inset-block-start: anchor(top);
  inset-inline-start: anchor(left);
  display: none;
  inline-size: 20px;
  border-radius: 50%;
  background: ${token('seal')};
  color: ${token('surface-raised')};
  font: 600 12px/20px ${token('font-body')};
  text-align: center;
  translate: -80% -30%;
  @supports (anchor-name: --part) {
    display: block;
  }
`

/**
 * The story `Parts` of this documentation page, or else the first one, with a number at each of its parts, and what they
 * are.
 */
export function Anatomy(): ReactElement | null {
  const { moduleExports } = useOf('meta', ['meta']).csfFile
  const [first] = use(DocsContext).componentStories()
  const parts = first && anatomies[englishName(first.title)]
  if (!parts) return null
  const anchors = parts.map(([selector], index) => {
    const name = `--part-${index}`
    return `#anatomy ${selector} { anchor-name: ${name} } #part-${index} { position-anchor: ${name} }`
  })
  return (
    <>
      <Heading>Anatomy 结构</Heading>
      <Unstyled>
        <style>{anchors.join('\n')}</style>
        <Frame inert>
          <div id="anatomy">
            {/* Numbers cannot be anchored in a frame. A height would make the story a scroll container. */}
            <Story of={moduleExports['Parts'] ?? first.moduleExport} inline height="" />
          </div>
          {parts.map(([, name], index) => (
            <Mark key={name} id={`part-${index}`}>
              {index + 1}
            </Mark>
          ))}
        </Frame>
      </Unstyled>
      <ol>
        {parts.map(([, name]) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </>
  )
}
