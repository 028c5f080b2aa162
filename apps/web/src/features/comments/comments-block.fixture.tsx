import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { startFakeServer } from '../../testing/fake-server.fixture'
import { signInMember } from '../../testing/member.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { CommentsBlock } from './comments-block'

type BlockProps = Parameters<typeof CommentsBlock>[0]

export function renderBlock(props: Partial<BlockProps> = {}) {
  return renderInSite(
    <CommentsBlock
      target={{ kind: 'course', id: 1 }}
      hasAccess
      allowsComments
      courseId={1}
      access={{ kind: 'bought' }}
      {...props}
    />,
  )
}

/** Renders the block for a learner whose account is loaded. */
export async function renderForLearner(props: Partial<BlockProps> = {}) {
  const view = renderBlock(props)
  await act(async () => signInMember(view.services))
  return view
}

export const field = (name = '评论内容') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name })

export const firstText = '第二讲的例子特别清楚!'

export async function write(text: string) {
  await userEvent.type(await field(), text)
  await userEvent.click(screen.getByRole('button', { name: '发表评论' }))
}

/** Bodies of the comments that were sent. */
export const sentBodies = (server: ReturnType<typeof startFakeServer>) =>
  Promise.all(
    server.requestsTo('/comment/store').map((request): Promise<unknown> => request.clone().json()),
  )
