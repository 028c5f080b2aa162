import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks'
import { Fragment, type ReactElement } from 'react'
import { sanitize } from 'storybook/internal/csf'
import { englishName } from '../../src/english-name'

/** Titles by component, which main.ts reads from the sources. */
declare const USED_IN: Record<string, string[] | undefined>

/** Links to the pages and parts that render the business part of this documentation page. */
export function UsedInLinks(): ReactElement | null {
  const { title } = useOf('meta', ['meta']).preparedMeta
  if (!title.startsWith('Business ')) return null
  const users = USED_IN[englishName(title)]?.filter((user) => user !== title) ?? []
  if (users.length === 0) return null
  return (
    <p>
      Used in 用于：
      {users.map((user, index) => (
        <Fragment key={user}>
          {index > 0 && '、'}
          <AnchorMdx href={`?path=/docs/${sanitize(user)}--docs`} target="_self">
            {user.slice(user.lastIndexOf('/') + 1)}
          </AnchorMdx>
        </Fragment>
      ))}
    </p>
  )
}
