import { Button, Dialog, token } from '@shuyuan/ui'
import { useRef, useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { CropArea } from './crop-area'
import { wholeCrop, type Size } from './crop'
import { CropSliders } from './crop-sliders'
import { cutAvatar, type Square } from './cut-avatar'
import { useObjectUrl, useUpload } from './use-upload'

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
`

const Hint = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-align: center;
  text-wrap: balance;
`

const Failure = styled.p`
  flex: 1 0 100%;
  color: ${token('danger')};
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  justify-self: stretch;
  gap: ${token('space-3')};
  /* Keeps the actions reachable in windows that are too low for the image. */
  position: sticky;
  inset-block-end: 0;
  margin-block: calc(-1 * ${token('space-3')});
  padding-block: ${token('space-3')};
  background: ${token('surface-raised')};
`

export interface AvatarDialogProps {
  /** The picked image. */
  file: File
  /** Called with a square JPEG of at most 1 MB. If it rejects, the dialog shows the error and allows a retry. */
  onUpload: (file: File, signal: AbortSignal) => Promise<void>
  /** Called after the upload or the cancellation. */
  onClose: () => void
}

/** Crops an image to a square in the browser and uploads it. The upload can be canceled. */
export function AvatarDialog({ file, onUpload, onClose }: AvatarDialogProps): ReactElement {
  const messages = useMessages()
  const src = useObjectUrl(file)
  const square = useRef<Square>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [isBroken, setBroken] = useState(false)
  const [crop, setCrop] = useState(wholeCrop)
  const upload = useUpload(onUpload)

  async function save() {
    const { current } = square
    if (src === undefined || current === null) return
    if (await upload.run(() => cutAvatar(src, current))) onClose()
  }

  const saveLabel = upload.error === undefined ? messages.avatarSave : messages.retry

  return (
    <Dialog open onOpenChange={onClose} title={messages.avatarCut} width={400}>
      <Body>
        {isBroken && <Failure role="alert">{messages.avatarUnreadable}</Failure>}
        {!isBroken && src !== undefined && (
          <CropArea
            src={src}
            crop={crop}
            disabled={upload.isRunning}
            onChange={setCrop}
            onLoad={setSize}
            onBroken={() => setBroken(true)}
            onSquare={(chosen) => {
              square.current = chosen
            }}
          />
        )}
        {size !== null && (
          <>
            <Hint>{messages.avatarCutHint(file.type === 'image/gif')}</Hint>
            <CropSliders image={size} crop={crop} disabled={upload.isRunning} onChange={setCrop} />
          </>
        )}
        <Actions>
          {upload.error !== undefined && <Failure role="alert">{upload.error}</Failure>}
          {upload.isRunning ? (
            <Button variant="secondary" onClick={upload.giveUp}>
              {messages.avatarGiveUp}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {messages.cancel}
            </Button>
          )}
          {!isBroken && (
            <Button disabled={size === null} loading={upload.isRunning} onClick={() => void save()}>
              {upload.isRunning ? messages.avatarSending : saveLabel}
            </Button>
          )}
        </Actions>
      </Body>
    </Dialog>
  )
}
