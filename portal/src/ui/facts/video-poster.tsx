import { useState } from 'react'
import { WindLines } from '../marks/wind-lines.tsx'
import { words } from '../words.ts'

type Props = {
  title: string
  src: string
  /** WebVTT file with the spoken words. */
  captions: string
  /** Shown in the corner, such as 2:40; omitted if unknown. */
  length?: string
}

/** A still picture until it is pressed; nothing loads or plays by itself. */
export function VideoPoster({ title, src, captions, length }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className="relative aspect-video overflow-hidden rounded-panel bg-art">
      {isPlaying ? (
        <video ref={focusOn} src={src} controls autoPlay playsInline aria-label={title} className="size-full">
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          className="group absolute inset-0 grid place-items-center rounded-panel -outline-offset-4"
        >
          <WindLines shape="wide" />
          <span className="sr-only">{words.play(title)}</span>
          <span className="relative grid size-14 place-items-center rounded-full bg-white text-art shadow-toast transition-transform group-hover:scale-105">
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" className="ml-[3px]" aria-hidden>
              <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
            </svg>
          </span>
          {length && (
            <span className="absolute right-2.5 bottom-2.5 rounded-box bg-art-deep/80 px-[7px] text-caption leading-5 text-on-art tabular-nums">
              {length}
            </span>
          )}
        </button>
      )}
    </div>
  )
}

/** The pressed button is gone, so the focus moves to the player. */
const focusOn = (player: HTMLVideoElement | null) => player?.focus()
