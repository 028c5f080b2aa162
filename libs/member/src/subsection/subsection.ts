import { Section, token, type SectionProps } from '@shuyuan/ui'
import { styled, type IStyledComponent } from 'styled-components'

/** Section whose heading is one level below that of the page. */
export const Subsection: IStyledComponent<'web', SectionProps> = styled(Section).attrs({
  hasRule: false,
})`
  & h2 {
    font: ${token('type-subtitle')};
  }
`
