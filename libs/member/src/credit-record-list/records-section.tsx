import { Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Sets the heading one level below that of the page. */
export const RecordsSection = styled(Section)`
  & h2 {
    font: ${token('type-subheading')};
  }
`
