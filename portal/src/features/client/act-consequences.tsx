import { Eye, Lock, RotateCcw, TriangleAlert, UserRound } from 'lucide-react'
import { archiving } from '../../texts/archiving.ts'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { strong } from '../../ui/facts/strong.tsx'
import { archiveConsequences } from '../../ui/notices/archive-consequences.ts'
import { Consequences } from '../../ui/notices/consequences.tsx'
import { type ClientDetail, invitationOf, ownerOf } from './client-detail.ts'
import { fullName } from './full-name.ts'

const { removing, restoring } = clientActionTexts

type RemovalProps = { detail: ClientDetail; hasPlan: boolean; isArchiving: boolean }

export function RemoveAccessConsequences({ detail, hasPlan, isArchiving }: RemovalProps) {
  const owner = ownerOf(detail)
  const invitation = owner && invitationOf(detail, owner)
  const hasOwner = owner && invitation === 'ACCEPTED'
  const { whoLoses } = removing
  const comeBack = invitation === 'PENDING' ? removing.comeBackByInvitation : removing.comeBack
  return (
    <Consequences
      lines={[
        {
          key: 'loses',
          icon: Lock,
          text: (
            <>
              {strong(whoLoses.strong)}
              {whoLoses.rest}
            </>
          ),
        },
        {
          key: 'keeps',
          icon: UserRound,
          text: hasOwner ? removing.ownerKeeps(fullName(owner), hasPlan) : removing.nobodyLoses,
        },
        hasOwner || invitation === 'PENDING'
          ? {
              key: 'back',
              icon: RotateCcw,
              text: (
                <>
                  {comeBack.before}
                  {strong(comeBack.strong)}
                  {comeBack.after}
                </>
              ),
            }
          : {
              key: 'back',
              icon: TriangleAlert,
              isGrave: true,
              text: (
                <>
                  {strong(removing.cannotBeUndone)}
                  {removing.noOneGivesBack}
                  {!isArchiving && ` ${removing.archiveInstead}`}
                </>
              ),
            },
      ]}
    />
  )
}

export function ArchiveConsequences({ detail }: { detail: ClientDetail }) {
  const owner = ownerOf(detail)
  const isInvited = owner && invitationOf(detail, owner) === 'PENDING'
  const invitation = isInvited ? archiving.invitationStays(fullName(owner)) : undefined
  return <Consequences lines={archiveConsequences(archiving.consequences(1, invitation))} />
}

export function RestoreConsequences() {
  return (
    <Consequences
      lines={[
        { key: 'returns', icon: Eye, text: restoring.returns },
        { key: 'access', icon: Lock, text: restoring.noAccess },
      ]}
    />
  )
}
