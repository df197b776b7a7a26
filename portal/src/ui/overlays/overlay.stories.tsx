import { useEffect } from 'react'
import { beginActivity } from './activities.ts'
import { LoadingOverlay } from './overlay.tsx'

export default { title: 'Feedback/Loading overlay', parameters: { isPage: true } }

function Busy({ text }: { text?: string }) {
  useEffect(() => beginActivity('story', text), [text])
  return <LoadingOverlay />
}

export const Plain = () => <Busy />
export const WithText = () => <Busy text="Getting Your Client's Account Ready..." />
