import { leader, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Description list of {@link DataRow}s. */
export const DataRows = styled.dl`
  margin: 0;
  border-block: 1px solid ${token('border')};
`

/**
 * One `dt` and its `dd`, in one line with dots between them if there is room. A note is below its name. An action is the
 * last child.
 */
export const DataRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-3')};
  padding-block: ${token('space-4')};
  & + & {
    border-block-start: 1px solid ${token('border')};
  }
  & > dt {
    ${leader}
    flex: 1 1 6em;
    flex-wrap: wrap;
    color: ${token('text-muted')};
  }
  & > dt > span {
    flex-basis: 100%;
    order: 1;
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-3')};
    min-inline-size: 0;
    margin: 0 0 0 auto;
    overflow-wrap: anywhere;
    &:has(> form) {
      flex: 1 1 100%;
    }
  }
  ${media.md} {
    & > dd > button:last-child {
      min-inline-size: 7rem;
    }
  }
`

/** Note next to a value or below a name. */
export const RowNote = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`
