import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { pageData } from '../api/page-data.ts'
import '../styles.css'
import { FailurePage } from './failure.page.tsx'
import { createQueryClient } from './query-client.ts'
import { createRouter } from './router.tsx'

const { failure } = pageData()
const root = createRoot(document.getElementById('root') as HTMLElement)

if (failure) {
  root.render(<FailurePage failure={failure} />)
} else {
  const queryClient = createQueryClient()
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter(queryClient)} />
    </QueryClientProvider>,
  )
}
