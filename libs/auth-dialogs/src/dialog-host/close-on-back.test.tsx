import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useAuthDialogs } from '../provider/use-auth-dialogs'
import { renderAuth } from '../testing/render-auth'

function OpenLogin() {
  const { open } = useAuthDialogs()
  return <button onClick={() => open('login')}>open</button>
}

beforeEach(() => history.pushState({ index: 7 }, ''))

async function openLogin(closesOnBack: boolean) {
  const { user } = await renderAuth({ children: <OpenLogin />, closesOnBack })
  const before = history.length
  await user.click(screen.getByRole('button', { name: 'open' }))
  await screen.findByRole('dialog', { name: '登录' })
  return { user, entries: history.length - before }
}

test('Back closes the dialog and stays on the page', async () => {
  const { entries } = await openLogin(true)
  expect(entries).toBe(1)
  expect(history.state).toMatchObject({ index: 7 })
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(history.state).toEqual({ index: 7 })
})

test('closing it otherwise removes the entry', async () => {
  const { user } = await openLogin(true)
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(history.state).toEqual({ index: 7 }))
})

test('a dialog that replaces it adds no entry', async () => {
  const { user } = await openLogin(true)
  const before = history.length
  await user.click(screen.getByRole('button', { name: '新用户注册' }))
  await screen.findByRole('dialog', { name: '注册' })
  expect(history.length).toBe(before)
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('closing it after the host has navigated does not go back', async () => {
  const { user } = await openLogin(true)
  history.pushState({ index: 8 }, '')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(history.state).toEqual({ index: 8 })
})

test('adds no entry unless the host asks for it', async () => {
  expect((await openLogin(false)).entries).toBe(0)
})
