import { createBrand, token } from '@shuyuan/ui'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { BrandSample } from './brand-sample'
import { CopyButton } from './copy-button'

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${token('space-4')};
  align-items: start;
  margin-block: ${token('space-4')};
  color: ${token('text')};
  font: ${token('type-body')};
`

const Picker = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: start;
  & > label {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
  }
  & input {
    inline-size: 64px;
    block-size: ${token('control-md')};
  }
`

/** Color picker with the resulting brand, and its code and variables to copy. */
export function BrandMaker(): ReactElement {
  const [accent, setAccent] = useState('#0f766e')
  const { css } = createBrand({ accent })
  return (
    <Unstyled>
      <Root>
        <Picker>
          <label>
            <input type="color" value={accent} onChange={({ target }) => setAccent(target.value)} />
            品牌色 <code>{accent}</code>
          </label>
          <CopyButton text={`createBrand({ accent: '${accent}' })`} name="代码" />
          <CopyButton text={css} name="四个主题的变量" />
        </Picker>
        <BrandSample name="预览" accent={accent} />
      </Root>
    </Unstyled>
  )
}
