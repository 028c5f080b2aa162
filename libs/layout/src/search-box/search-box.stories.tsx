import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchBox } from './search-box'

function Box(props: Omit<ComponentProps<typeof SearchBox>, 'inputRef'>) {
  return <SearchBox {...props} inputRef={useRef<HTMLInputElement>(null)} />
}

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/SearchBox 搜索框',
  component: Box,
  parameters: {
    usage: {
      zh: '搜索框，搜索整个网站的课程。',
      use: 'To search the site: in the header, on the results page and on 找不到页面.',
      avoid: 'To filter a list: ChipGroup.',
      do: 'Pass action, so that the search works before the script has loaded.',
      never: 'Do not search without keywords: focus the field instead.',
      measures: '40 px high, 46 px on touch screens. At most 100 characters.',
    },
    docs: { story: { inline: false, height: '120px' } },
  },
  subcomponents: { SearchBox },
  args: { keywords: '', action: '/search', onSearch: fn(), onEmptySearch: fn() },
} satisfies Meta<typeof Box>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: '默认',
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '搜索' }))
    await expect(args.onEmptySearch).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { name: '已填写', args: { keywords: 'Python' } }
