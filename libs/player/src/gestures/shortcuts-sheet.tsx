import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Checkbox, Dialog, DialogHeader, token } from '@shuyuan/ui'
import { usePlayerMessages } from '../player/use-player-messages'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 0 ${token('space-6')};
  margin: ${token('space-4')} 0;
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-2')};
  border-block-end: 1px solid ${token('border')};
  dt {
    order: 1;
    white-space: nowrap;
  }
  dd {
    margin: 0;
  }
`

const Key = styled.kbd`
  padding: 0 ${token('space-2')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-xs')};
  background: ${token('surface-sunken')};
  font: ${token('type-small')};
  & + & {
    margin-inline-start: ${token('space-1')};
  }
`

export interface ShortcutsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Keys that do nothing here, such as `C` without captions. */
  idleKeys: ReadonlySet<string>
  /** True if the speed can change. */
  hasSpeeds: boolean
  /** True if shortcuts work in the whole page, not only in the player. */
  isGlobal: boolean
  onGlobalChange: (isGlobal: boolean) => void
}

/** Lists the keyboard shortcuts, with a checkbox that restricts them to the player. */
export function ShortcutsSheet(props: ShortcutsSheetProps): ReactElement {
  const { open, onOpenChange, idleKeys, hasSpeeds, isGlobal, onGlobalChange } = props
  const { shortcuts, lang } = usePlayerMessages()
  const entries = [...shortcuts.keys, ...(hasSpeeds ? [shortcuts.hold] : []), shortcuts.note]
    .map(({ keys, does }) => ({ keys: keys.filter((key) => !idleKeys.has(key)), does }))
    .filter(({ keys }) => keys.length > 0)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shortcuts.title}
      header={<DialogHeader title={shortcuts.title} closeLabel={shortcuts.close} />}
      lang={lang}
      description={isGlobal ? shortcuts.hint : shortcuts.onlyInside}
      width={640}
    >
      <Checkbox label={shortcuts.everywhere} checked={isGlobal} onCheckedChange={onGlobalChange} />
      <List>
        {entries.map(({ keys, does }) => (
          <Row key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </Row>
        ))}
      </List>
    </Dialog>
  )
}
