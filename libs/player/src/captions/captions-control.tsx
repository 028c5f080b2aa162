import type { ReactElement } from 'react'
import { Captions as CaptionsIcon } from 'lucide-react'
import type { Captions } from '../media/captions'
import { ChoiceControl } from '../controls/choice-control'
import { ControlButton } from '../controls/control-button'
import type { PlayerCommands } from '../playback/player-commands'
import { usePlayerMessages } from '../player/use-player-messages'

export interface CaptionsControlProps {
  captions: Captions
  isOn: boolean
  commands: Pick<PlayerCommands, 'captions' | 'setCaptions'>
}

/** Toggle for one set of captions, menu for several. */
export function CaptionsControl(props: CaptionsControlProps): ReactElement | null {
  const { captions, isOn, commands } = props
  const messages = usePlayerMessages()
  const { labels, chosen } = captions
  if (labels.length === 0) return null
  if (labels.length > 1) {
    return (
      <ChoiceControl
        label={messages.captions}
        icon={<CaptionsIcon size={20} aria-hidden />}
        choices={[messages.noCaptions, ...labels]}
        current={isOn ? chosen + 1 : 0}
        onSelect={(index) => commands.setCaptions(labels[index - 1] ?? null)}
      />
    )
  }
  return (
    <ControlButton label={messages.captions} aria-pressed={isOn} onClick={commands.captions}>
      <CaptionsIcon size={20} aria-hidden />
    </ControlButton>
  )
}
