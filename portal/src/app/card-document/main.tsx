import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import '../../styles.css'
import { createQueryClient } from '../query-client.ts'
import { CardDocument } from './card.document.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}>
    <CardDocument />
  </QueryClientProvider>,
)
