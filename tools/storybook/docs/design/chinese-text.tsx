import { Unstyled } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'

const Text = styled.p`
  max-inline-size: ${token('text-width')};
  margin-block: ${token('space-4')};
  color: ${token('text')};
`

/** Sample paragraph with spaces, brackets, emphasis and figures. */
export function ChineseText(): ReactElement {
  return (
    <Unstyled>
      <Text lang="zh-CN">
        《现代前端工程实践》共24节，从HTML讲到React 19，每讲约20分钟，配习题与答疑。
        <em>先看目录，再决定是否购买</em>
        ：前3节（约1小时）可免费试看。“学而不思则罔，思而不学则殆。”
      </Text>
    </Unstyled>
  )
}
