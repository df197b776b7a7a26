import { useEffect, useState } from 'react'

/** Whole seconds left of a wait that started when the page opened. */
export const useCountdown = (seconds: number): number => {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = window.setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => window.clearInterval(timer)
  }, [end, isOver])
  return left
}
