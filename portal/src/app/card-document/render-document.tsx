import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../query-client.ts'

export const renderDocument = (content: ReactNode): void =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>,
  )
