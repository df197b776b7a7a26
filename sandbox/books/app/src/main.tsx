import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ApiProblem } from './api.ts'
import './books.css'
import { router } from './router.tsx'

const queries = new QueryClient({
  defaultOptions: {
    // 'always': offline, a call fails at once and the page shows it. Otherwise it would wait and run later.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (times, problem) => times < 2 && !(problem instanceof ApiProblem),
    },
    mutations: { networkMode: 'always' },
  },
})

const root = document.getElementById('books')
if (!root) throw new Error('the document has no place for the app')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
