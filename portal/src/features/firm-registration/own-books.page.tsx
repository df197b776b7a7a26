import { BookOpen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { hubName, withNames } from '../../texts/names.ts'
import { ownBooks } from '../../texts/own-books.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { MessageCard } from '../../ui/notices/message-card.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { SignedInAs } from './signed-in-as.tsx'

type Props = { email: string; booksUrl: string; logoutPath: string; onRegister: () => void }

/** Shown before the wizard to someone who owns an account and has no firm: most of them want their books. */
export function OwnBooksPage({ email, booksUrl, logoutPath, onRegister }: Props) {
  const navigate = useNavigate()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <WizardHeader about={hubName()} end={<SignedInAs email={email} onLogout={() => void navigate(logoutPath)} />} />
      <main className="grid grow place-items-start justify-center px-6 pt-16 pb-12 max-md:grid-cols-1 max-md:place-items-stretch max-md:p-0">
        <MessageCard icon={BookOpen} tone="accent" title={withNames(ownBooks.title)} text={withNames(ownBooks.text)}>
          <LinkButton href={booksUrl} tone="primary" size="touch" isBlock>
            {withNames(ownBooks.open)}
          </LinkButton>
          <Button size="touch" isBlock onPress={onRegister}>
            {ownBooks.register}
          </Button>
        </MessageCard>
      </main>
    </div>
  )
}
