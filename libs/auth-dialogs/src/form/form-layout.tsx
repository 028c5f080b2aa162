import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

export const FormColumn = styled.form`
  display: grid;
  gap: ${token('space-4')};
`

export const CenteredColumn = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  text-align: center;
  & p {
    text-wrap: balance;
  }
`

/** Row of links below a form. */
export const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-2')};
  /* Aligns the text of the ghost buttons, not their padding, with the fields. */
  margin-inline: calc(-1 * ${token('space-3')});
`

export const Note = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
`
