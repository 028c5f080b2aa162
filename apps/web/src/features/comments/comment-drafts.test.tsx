import { createDrafts } from '@shuyuan/browser-storage'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember, signInMember } from '../../testing/member.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { CommentsBlock } from './comments-block'
import { field, renderForLearner, write } from './comments-block.fixture'

beforeEach(() => {
  startFakeServer()
})

describe('a draft', () => {
  it('is restored after leaving the page, only for its course or lesson', async () => {
    const { unmount } = await renderForLearner()
    await userEvent.type(await field(), '写了一半')
    unmount()
    const otherCourse = await renderForLearner({ target: { kind: 'course', id: 2 } })
    expect((await field()).value).toBe('')
    otherCourse.unmount()
    const lesson = await renderForLearner({ target: { kind: 'lesson', id: 1 } })
    expect((await field()).value).toBe('')
    lesson.unmount()
    await renderForLearner()
    expect((await field()).value).toBe('写了一半')
  })

  it('is removed after sending', async () => {
    const { unmount } = await renderForLearner()
    await write('讲得很清楚')
    await screen.findByText('评论已提交，审核通过后显示')
    await waitFor(async () => expect((await field()).value).toBe(''))
    unmount()
    await renderForLearner()
    expect((await field()).value).toBe('')
  })
})

it('hides drafts of another account', async () => {
  const drafts = createDrafts({ prefix: 'shuyuan' })
  drafts.claim(sampleMember.id)
  const { services } = await renderForLearner()
  await userEvent.type(await field(), '写了一半')
  drafts.claim(8)
  await act(async () => signInMember(services, { id: 8 }))
  expect((await field()).value).toBe('')
})

it('starts empty for another course on the same page', async () => {
  function TwoCourses() {
    const [id, setId] = useState(1)
    return (
      <>
        <button onClick={() => setId(2)}>下一门</button>
        <CommentsBlock
          target={{ kind: 'course', id }}
          hasAccess
          allowsComments
          courseId={id}
          access={{ kind: 'bought' }}
        />
      </>
    )
  }
  const { services } = renderInSite(<TwoCourses />)
  await act(async () => signInMember(services))
  await userEvent.type(await field(), '写给第一门')
  await userEvent.click(screen.getByRole('button', { name: '下一门' }))
  await waitFor(async () => expect((await field()).value).toBe(''))
})
