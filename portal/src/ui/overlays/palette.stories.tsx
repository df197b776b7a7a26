import { Plus } from 'lucide-react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { Icon } from '../marks/icon.tsx'
import { Palette } from './palette.tsx'

export default { title: 'Overlays/Palette' }

const nothing = () => undefined

export const Found = () => {
  const [text, setText] = useState('blue')
  return (
    <MemoryRouter>
      <Palette
        name="Search and commands"
        placeholder="Search clients and commands"
        text={text}
        onText={setText}
        groups={[
          {
            name: 'Clients',
            items: [
              { key: 'a', to: '/clients/a', content: 'Bluebird Bakery' },
              { key: 'b', to: '/clients/b', content: 'Blue Heron Surveying', end: 'Active' },
            ],
          },
          {
            name: 'Commands',
            items: [
              {
                key: 'create',
                onChoose: nothing,
                shortcut: 'c',
                content: (
                  <>
                    <Icon of={Plus} /> Create Client
                  </>
                ),
              },
            ],
          },
        ]}
        status="2 clients found"
        foot="↑ ↓ to move"
        onClose={nothing}
      />
    </MemoryRouter>
  )
}
