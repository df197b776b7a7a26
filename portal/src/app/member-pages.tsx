import { Outlet } from 'react-router'
import { useLiveChanges } from './use-live-changes.ts'

/** Around every page of a signed-in member, in the shell or out of it. */
export function MemberPages() {
  useLiveChanges()
  return <Outlet />
}
