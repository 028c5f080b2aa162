import { useId, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { Dialog, DialogHeader, token } from '@shuyuan/ui'
import {
  captionBackgrounds,
  captionColors,
  captionPositions,
  captionSizes,
  type CaptionLook,
} from '../rules/caption-look'
import { usePlayerMessages } from '../player/use-player-messages'

const Group = styled.fieldset`
  margin: ${token('space-4')} 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: ${token('weight-strong')};
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-5')};
`

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('touch-target')};
  cursor: pointer;
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${token('accent-strong')};
  }
`

interface ChoiceGroupProps<Value extends string | number> {
  legend: string
  choices: readonly Value[]
  labels: Record<Value, string>
  current: Value
  onSelect: (value: Value) => void
}

function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>): ReactElement {
  const { legend, choices, labels, current, onSelect } = props
  const name = useId()
  return (
    <Group>
      <legend>{legend}</legend>
      <Choices>
        {choices.map((choice) => (
          <Choice key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === current}
              onChange={() => onSelect(choice)}
            />
            <span>{labels[choice]}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
  )
}

export interface CaptionLookSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  look: CaptionLook
  onLookChange: (look: CaptionLook) => void
}

/** Choices for the size, color, background and position of captions. They apply at once. */
export function CaptionLookSheet(props: CaptionLookSheetProps): ReactElement {
  const { open, onOpenChange, look, onLookChange } = props
  const { captionLook: texts, shortcuts, lang } = usePlayerMessages()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      header={<DialogHeader title={texts.title} closeLabel={shortcuts.close} />}
      lang={lang}
      description={texts.hint}
      width={480}
    >
      <ChoiceGroup
        legend={texts.size}
        choices={captionSizes}
        labels={texts.sizes}
        current={look.size}
        onSelect={(size) => onLookChange({ ...look, size })}
      />
      <ChoiceGroup
        legend={texts.color}
        choices={captionColors}
        labels={texts.colors}
        current={look.color}
        onSelect={(color) => onLookChange({ ...look, color })}
      />
      <ChoiceGroup
        legend={texts.background}
        choices={captionBackgrounds}
        labels={texts.backgrounds}
        current={look.background}
        onSelect={(background) => onLookChange({ ...look, background })}
      />
      <ChoiceGroup
        legend={texts.position}
        choices={captionPositions}
        labels={texts.positions}
        current={look.position}
        onSelect={(position) => onLookChange({ ...look, position })}
      />
    </Dialog>
  )
}
