import { breakpoints } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { Headed } from './token-table'

export function Breakpoints(): ReactElement {
  return (
    <Headed headings={['名称', '宽度']}>
      {Object.entries(breakpoints).map(([name, from]) => (
        <tr key={name}>
          <th scope="row">
            <code>media.{name}</code>
          </th>
          <td>≥ {from}px</td>
        </tr>
      ))}
    </Headed>
  )
}
