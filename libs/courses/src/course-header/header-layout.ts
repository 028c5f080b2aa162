import type { ComponentPropsWithRef } from 'react'
import { token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'

/** Stacks title, summary and figures. */
export const HeaderLayout: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
`
