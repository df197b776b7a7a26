import '../src/styles.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { writeStandardPageData } from '../testing/standard-page-data.ts'

writeStandardPageData()

const inTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme } = globals
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  if (parameters.isPage) return <Story />
  return (
    <div className="bg-surface p-6">
      <Story />
    </div>
  )
}

export default {
  decorators: [inTheme],
  parameters: { layout: 'fullscreen' },
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
} satisfies Preview
