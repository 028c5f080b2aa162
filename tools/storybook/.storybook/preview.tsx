import type { Preview } from '@storybook/react-vite'
import { Stage } from './stage'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色', icon: 'sun' },
          { value: 'dark', title: '深色', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', 'layout'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <Stage theme={String(globals['theme'])}>
        <Story />
      </Stage>
    ),
  ],
}

export default preview
