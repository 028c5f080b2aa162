import { useSite } from '@shuyuan/site/react'
import { ButtonLink, Dialog, token } from '@shuyuan/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { drawCourseEnd, type CourseEndFacts } from './draw-course-end'

const Picture = styled.img`
  inline-size: auto;
  max-block-size: 60vh;
  max-block-size: 60dvh;
  margin-inline: auto;
  border: 1px solid ${token('border')};
`

const Hint = styled.p`
  margin-block: ${token('space-3')};
  color: ${token('text-muted')};
  text-align: center;
`

interface PictureDialogProps extends Omit<CourseEndFacts, 'school'> {
  onClose: () => void
}

/** Shows the sheet of a finished course as a picture, which can be saved. */
export function PictureDialog({ title, facts, onClose }: PictureDialogProps) {
  const school = useSite().config.name
  const [picture] = useState(() => drawCourseEnd({ school, title, facts }))
  return (
    <Dialog open onOpenChange={onClose} title={messages.savePicture}>
      {picture === null ? (
        <p role="alert">{messages.cannotDraw}</p>
      ) : (
        <>
          <Picture src={picture} alt={`${title}，${messages.courseEnded}`} />
          {/* Some apps, such as WeChat, do not download. */}
          <Hint>{messages.pressPicture}</Hint>
          <ButtonLink block href={picture} download={`${title}.png`}>
            {messages.download}
          </ButtonLink>
        </>
      )}
    </Dialog>
  )
}
