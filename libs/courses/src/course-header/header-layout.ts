import type { ComponentPropsWithRef } from 'react'
import { media, token } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'

/** The cover beside the facts, above them on a phone. */
export const HeaderLayout: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${token('space-7')};
    padding: ${token('space-6')};
  }
`
