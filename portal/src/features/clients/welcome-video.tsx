import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { pageData } from '../../api/page-data.ts'
import { gettingStarted } from '../../texts/clients.ts'
import { withNames } from '../../texts/names.ts'
import { CloseButton } from '../../ui/actions/close-button.tsx'
import { VideoPoster } from '../../ui/facts/video-poster.tsx'
import { DismissalError } from './dismissal-error.tsx'
import { useFirmDismissal } from './dismissals.ts'

/** The captions are next to the video, under the same name. */
const captionsOf = (video: string): string => video.replace(/\.\w+$/, '.vtt')

export function WelcomeVideo({ organization }: { organization: Organization }) {
  const dismissal = useFirmDismissal(organization.uuid, 'hide_welcome_guide_video')
  if (organization.hide_welcome_guide_video) return null
  const { welcome_video_url } = pageData()
  const { title, close } = gettingStarted.video
  return (
    <div className="-mt-2 w-64 shrink-0 max-xl:w-60 max-lg:mt-0 max-lg:w-full max-lg:max-w-120">
      <VideoPoster title={withNames(title)} src={welcome_video_url} captions={captionsOf(welcome_video_url)} />
      <div className="mt-2 flex items-center gap-2">
        <span className="mr-auto text-small font-strong">{withNames(title)}</span>
        {dismissal.close && <CloseButton name={close} onPress={dismissal.close} className="-mr-1.5" />}
      </div>
      <DismissalError failure={dismissal.failure} className="mt-2" />
    </div>
  )
}
