import { History } from 'lucide-react'
import { keptWords } from '../../texts/kept-words.ts'
import { Banner } from '../../ui/notices/banner.tsx'

export function KeptWordsNote() {
  return <Banner tone="info" icon={History} role="status" title={keptWords.title} text={keptWords.text} />
}
