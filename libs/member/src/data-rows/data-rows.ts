import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Description list of {@link DataRow}s. */
export const DataRows = styled.dl`
  margin: 0;
  border-block: 1px solid ${token('border')};
`

/**
 * One `dt` and its `dd`, side by side if there is room. An action is the last child and is aligned to the end.
 */
export const DataRow = styled.div`
  display: grid;
  gap: ${token('space-1')} ${token('space-5')};
  padding-block: ${token('space-4')};
  & + & {
    border-block-start: 1px solid ${token('border')};
  }
  & > dt {
    color: ${token('text-muted')};
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-4')};
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > dd > button:last-child {
    margin-inline-start: auto;
  }
  ${media.md} {
    grid-template-columns: 120px minmax(0, 1fr);
    align-items: center;
  }
`

/** Note next to or below a value. */
export const RowNote = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`
