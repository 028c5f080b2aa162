import { failing } from '@shuyuan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { field, renderForLearner, sentBodies } from './comments-block.fixture'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

describe('a reply', () => {
  const replyTo = async (name: string) => {
    const article = (await screen.findAllByRole('article')).findLast((entry) =>
      within(entry).queryByText(name),
    )
    if (article === undefined) throw new Error(`nothing by ${name}`)
    const [reply] = within(article).getAllByRole('button', { name: '回复' })
    if (reply === undefined) throw new Error(`no way to reply to ${name}`)
    await userEvent.click(reply)
    return field(`回复 ${name}`)
  }
  const send = async (box: HTMLTextAreaElement) => {
    const form = box.closest('form')
    if (form === null) throw new Error('no form around the field')
    await userEvent.click(within(form).getByRole('button', { name: '回复' }))
  }

  it('to a comment sends its ID', async () => {
    await renderForLearner()
    const box = await replyTo('陈小满')
    await userEvent.type(box, '同意')
    await send(box)
    await screen.findByText('评论已提交，审核通过后显示')
    const [body] = await sentBodies(server)
    expect(body).toMatchObject({ content: '同意', parent_id: 'lotus7Pond3Rain91' })
    expect(body).not.toHaveProperty('reply_id')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '回复 陈小满' })).toBeNull())
  })

  it('to a reply sends both IDs', async () => {
    await renderForLearner()
    const box = await replyTo('周慢慢')
    await userEvent.type(box, '同意')
    await send(box)
    await screen.findByText('评论已提交，审核通过后显示')
    expect(await sentBodies(server)).toMatchObject([
      { content: '同意', parent_id: 'lotus7Pond3Rain91', reply_id: 'heron2Reed8Mist40' },
    ])
  })

  it('that fails keeps its text, also after leaving the page', async () => {
    server.use(failing('createComment', { code: 1, message: '评论过于频繁' }))
    const { unmount } = await renderForLearner()
    const box = await replyTo('陈小满')
    await userEvent.type(box, '同意')
    await send(box)
    expect(await screen.findByText('评论过于频繁')).toBeTruthy()
    expect(box.value).toBe('同意')
    unmount()
    await renderForLearner()
    expect((await field('回复 陈小满')).value).toBe('同意')
    expect((await field()).value).toBe('')
  })
})
