import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** The column a form's parts stand in. */
export const FormColumn = styled.form`
  display: grid;
  gap: ${token('space-4')};
`

/** Centered content of a dialog without a form. */
export const CenteredColumn = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  text-align: center;
  & p {
    text-wrap: balance;
  }
`

/** A line of small ways to elsewhere below a form. */
export const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-2')};
  /* Its quiet buttons' text, not their padding, lines up with the fields. */
  margin-inline: calc(-1 * ${token('space-3')});
`

/** An explaining paragraph. */
export const Note = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
`
