import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TitleText } from './title-text'

const title = '跨平台移动应用开发'

test('a line may end between two words, and the text has nothing invisible', () => {
  const { container } = render(
    <h1>
      <TitleText>{title}</TitleText>
    </h1>,
  )
  expect(screen.getByRole('heading', { name: title }).textContent).toBe(title)
  expect(container.querySelectorAll('wbr').length).toBeGreaterThan(0)
})

test('hydration keeps the line breaks of another dictionary until the title changes', () => {
  const onRecoverableError = vi.fn()
  const { container: sample } = render(<TitleText>{title}</TitleText>)
  const container = document.createElement('div')
  container.innerHTML = `<span class="${sample.firstElementChild?.className}">跨<wbr>平台移<wbr>动应用开发</span>`
  const { rerender } = render(<TitleText>{title}</TitleText>, {
    container,
    hydrate: true,
    onRecoverableError,
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.innerHTML).toContain('跨<wbr>平台移<wbr>动应用开发')
  rerender(<TitleText>人工智能应用开发</TitleText>)
  expect(container.textContent).toBe('人工智能应用开发')
  expect(container.querySelector('wbr')).not.toBeNull()
})

test('the words of a title with a search hit stay whole, also through hydration', () => {
  const parts = [
    { text: '跨平台移', as: 'span' },
    { text: '动应用', as: 'mark' },
    { text: '开发', as: 'span' },
  ] as const
  const onRecoverableError = vi.fn()
  const titled = <TitleText parts={parts}>{title}</TitleText>
  const { container: sample } = render(titled)
  expect(sample.textContent).toBe(title)
  expect(sample.innerHTML).toContain('跨平台<wbr>移')
  expect(sample.querySelector('mark')?.innerHTML).toBe('动应用')
  const container = document.createElement('div')
  container.innerHTML = sample.innerHTML.replace('跨平台<wbr>移', '跨<wbr>平台移')
  render(titled, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.innerHTML).toContain('跨<wbr>平台移')
})
