import { History } from 'lucide-react'
import { restoredInput } from '../../texts/restored-input.ts'
import { Banner } from '../../ui/notices/banner.tsx'

export function RestoredInputNote() {
  return <Banner tone="info" icon={History} role="status" title={restoredInput.title} text={restoredInput.text} />
}
