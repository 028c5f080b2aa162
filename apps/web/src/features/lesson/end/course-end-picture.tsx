import { useSite } from '@shuyuan/site/react'
import { Button, ButtonLink, Dialog, toast, token } from '@shuyuan/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { drawCourseEnd, type CourseEndFacts } from './draw-course-end'

const Open = styled(Button)`
  margin-block-start: ${token('space-4')};
`

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

/** Button that shows the sheet of a finished course as a picture, which can be saved. */
export function CourseEndPicture(sheet: Omit<CourseEndFacts, 'school'>) {
  const school = useSite().config.name
  const [picture, setPicture] = useState<string | null>(null)

  function draw() {
    const picture = drawCourseEnd({ ...sheet, school })
    if (picture === null) toast.error(messages.cannotDraw)
    setPicture(picture)
  }

  return (
    <>
      <Open variant="secondary" onClick={draw}>
        {messages.savePicture}
      </Open>
      <Dialog
        open={picture !== null}
        onOpenChange={() => setPicture(null)}
        title={messages.savePicture}
      >
        {picture !== null && (
          <>
            <Picture src={picture} alt={`${sheet.title}，${messages.courseEnded}`} />
            {/* Some apps, such as WeChat, do not download. */}
            <Hint>{messages.pressPicture}</Hint>
            <ButtonLink block href={picture} download={`${sheet.title}.png`}>
              {messages.download}
            </ButtonLink>
          </>
        )}
      </Dialog>
    </>
  )
}
