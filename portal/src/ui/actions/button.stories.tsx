import { Plus } from 'lucide-react'
import { Button } from './button.tsx'

export default { title: 'Actions/Button' }

const tones = ['primary', 'secondary', 'ghost', 'danger', 'danger-quiet'] as const

export const Tones = () => (
  <div className="grid w-fit grid-cols-4 gap-x-4 gap-y-2.5">
    {tones.map((tone) => (
      <div key={tone} className="contents *:justify-self-start">
        <Button tone={tone}>Save Changes</Button>
        <Button tone={tone} icon={Plus}>
          Create Client
        </Button>
        <Button tone={tone} isDisabled disabledReason="Nothing has changed yet">
          Save Changes
        </Button>
        <Button tone={tone} isPending>
          Save Changes
        </Button>
      </div>
    ))}
  </div>
)

export const Sizes = () => (
  <div className="flex items-center gap-4">
    <Button size="sm">Edit Info</Button>
    <Button tone="primary">Next</Button>
    <Button tone="primary" size="lg">
      Next
    </Button>
    <Button tone="primary" size="touch">
      Sign in
    </Button>
  </div>
)

export const Block = () => (
  <div className="grid w-94 gap-3">
    <Button tone="primary" size="touch" isBlock>
      Sign in
    </Button>
    <Button tone="primary" size="touch" isBlock isPending>
      Sign in
    </Button>
  </div>
)
