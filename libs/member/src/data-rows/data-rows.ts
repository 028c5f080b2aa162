import { leader, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Description list of {@link DataRow}s. */
export const DataRows = styled.dl`
  margin: 0;
  border-block: 1px solid ${token('border')};
`

/**
 * One `dt` and its `dd`. If there is room, they are one line with dots between them. An action is the last child and
 * is aligned to the end.
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
    grid-template-columns: minmax(120px, 1fr) minmax(0, auto);
    align-items: baseline;
    & > dt {
      ${leader}
    }
    & > dd > button:last-child {
      min-inline-size: 7rem;
    }
  }
`

/** Note next to or below a value. */
export const RowNote = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`
