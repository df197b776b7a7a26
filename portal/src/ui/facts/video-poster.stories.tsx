import { WindLines } from '../marks/wind-lines.tsx'
import { VideoPoster } from './video-poster.tsx'

export default { title: 'Data/Video poster' }

export const Poster = () => (
  <div className="w-83">
    <VideoPoster title="Welcome to Partner Hub" src="/media/welcome.mp4" captions="/media/welcome.vtt" length="0:26" />
  </div>
)

export const Art = () => (
  <div className="relative h-200 w-160 overflow-hidden rounded-dialog bg-art">
    <WindLines shape="tall" />
  </div>
)
