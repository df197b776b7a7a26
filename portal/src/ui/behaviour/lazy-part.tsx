import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part of a page that few people see, loaded when it is shown. Its space is kept meanwhile, so that nothing moves, and
 * stays empty if the script can't be loaded.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, Space: ComponentType) => {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Space as ComponentType<Props> }),
    ),
  )
  return (props: Props) => (
    <Suspense fallback={<Space />}>
      <Part {...props} />
    </Suspense>
  )
}
