import type { ComponentPropsWithRef } from 'react'
import { media, token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'
import { rowStyles } from '../course-card/card-variants'
import { GridList } from './grid-list'

/** Like {@link GridList}, but cards are rows in narrow windows, where titles would break every few characters. */
export const CourseGridList: IStyledComponent<'web', ComponentPropsWithRef<'ul'>> = styled(
  GridList,
)`
  ${media.below.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    & > li > [data-variant='card'] {
      ${rowStyles}
      padding-block: ${token('space-1')};
    }
  }
`
