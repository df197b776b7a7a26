import { createClient, draftOffer } from '../../texts/create-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { CloseWizard } from './step-frame.tsx'

type Props = { client_name: string; onContinue: () => void; onStartOver: () => void; onClose: () => void }

/** Offers to continue with a draft from an earlier visit. */
export function DraftOffer({ client_name, onContinue, onStartOver, onClose }: Props) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader about={createClient.title} end={<CloseWizard onPress={onClose} />} />
      <main className="grid grow place-items-center p-6">
        <div className="max-w-120">
          <h1 tabIndex={-1} className="type-display">
            {draftOffer.heading}
          </h1>
          <p className="mt-2 text-text-muted">{draftOffer.text}</p>
          <div className="mt-7 flex flex-wrap gap-2 max-md:flex-col">
            <Button tone="primary" size="lg" autoFocus onPress={onContinue} className="max-w-full max-md:h-11">
              <span className="truncate">{draftOffer.continueWith(client_name)}</span>
            </Button>
            <Button size="lg" onPress={onStartOver} className="max-md:h-11">
              {draftOffer.startOver}
            </Button>
          </div>
        </div>
      </main>
    </div>
  )
}
