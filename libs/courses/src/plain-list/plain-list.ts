import type { ComponentPropsWithRef } from 'react'
import { plainList } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'

/** List without markers and indentation, also in a page that indents lists. */
export const PlainList: IStyledComponent<'web', ComponentPropsWithRef<'ul'>> = styled.ul`
  ${plainList}
`
