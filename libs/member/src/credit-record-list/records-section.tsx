import { Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Keeps the heading below that of the page. */
export const RecordsSection = styled(Section)`
  & h2 {
    font: ${token('type-subheading')};
  }
`
