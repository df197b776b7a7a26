import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: {
    name: '@storybook/react-vite',
    // The portal's own config builds its documents; stories need only the plugins.
    options: { builder: { viteConfigPath: 'portal/.storybook/vite.config.ts' } },
  },
  staticDirs: ['../public'],
  stories: ['../src/ui/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
