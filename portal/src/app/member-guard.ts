import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { Failure } from '../api/failure.ts'
import { currentUserQuery, identityQuery, organizationQuery } from '../api/member.queries.ts'
import { problemOf, statusOf } from '../api/problem.ts'
import { errors } from '../texts/errors.ts'
import { paths } from './paths.ts'

const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? result.reason : undefined

/** 401 is handled elsewhere; any other error that keeps us from loading the current user is a failed auth check. */
const refuseUnlessAuthenticated = (reason: unknown): void => {
  if (reason) throw statusOf(reason) === 401 ? reason : new Failure(errors.authentication, reason)
}

/** The only 403 that leads to the wizard; a missing right is a different one. */
const hasNoFirm = (reason: unknown): boolean => problemOf(reason)?.code === 'organization_missing'

/** Admits members of a firm. The three calls run in parallel. */
export const requireMember = (queryClient: QueryClient) => async () => {
  const [user, organization, identity] = await Promise.allSettled([
    queryClient.ensureQueryData(currentUserQuery),
    queryClient.ensureQueryData(organizationQuery),
    queryClient.ensureQueryData(identityQuery),
  ])
  refuseUnlessAuthenticated(reasonOf(user))
  const reason = reasonOf(organization) ?? reasonOf(identity)
  if (reason === undefined) return null
  if (hasNoFirm(reason)) return redirect(paths.createOrganization)
  throw statusOf(reason) === 401 ? reason : new Failure(errors.loading, reason)
}

/** Admits signed-in people without a firm; a member is sent home. */
export const requireNoFirm = (queryClient: QueryClient) => async () => {
  const [user, organization] = await Promise.allSettled([
    queryClient.ensureQueryData(currentUserQuery),
    queryClient.ensureQueryData(organizationQuery),
  ])
  refuseUnlessAuthenticated(reasonOf(user))
  const reason = reasonOf(organization)
  if (reason === undefined) return redirect(paths.home)
  if (hasNoFirm(reason)) return null
  throw statusOf(reason) === 401 ? reason : new Failure(errors.loading, reason)
}
