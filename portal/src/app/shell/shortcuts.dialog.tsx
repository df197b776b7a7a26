import { useState } from 'react'
import { may } from '../../api/may.ts'
import { hasRowMenus } from '../../features/clients/row-menu-column.tsx'
import { commandKey } from '../../keys/command-key.ts'
import { singleKeys } from '../../keys/plain-key.ts'
import { shortcuts } from '../../texts/command-palette.ts'
import { KeyCap } from '../../ui/actions/key-cap.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'

const { anywhere, inList } = shortcuts

/** Only shortcuts available to the reader. */
const groupsOfKeys = () => [
  {
    name: anywhere.name,
    lines: [
      [anywhere.palette, commandKey(), 'K'],
      ...(may('create_clients') ? [[anywhere.create, 'c']] : []),
      [anywhere.clients, 'g', 'c'],
      ...(may('see_amounts') ? [[anywhere.billing, 'g', 'b']] : []),
      [anywhere.list, '?'],
      [anywhere.close, 'Esc'],
    ],
  },
  {
    name: inList.name,
    lines: [
      [inList.search, '/'],
      [inList.move, '↑', '↓', 'j', 'k'],
      [inList.open, '↵'],
      [inList.select, 'x'],
      ...(hasRowMenus() ? [[inList.menu, '.']] : []),
    ],
  },
]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(singleKeys.areOn)
  const turn = (isOn: boolean) => {
    singleKeys.turn(isOn)
    setOn(isOn)
  }
  return (
    <Modal
      title={shortcuts.title}
      size="wide"
      onClose={onClose}
      footer={
        <div className="mr-auto flex">
          <Switch
            label={shortcuts.singleKeys}
            hint={shortcuts.singleKeysWhere}
            isOn={areOn}
            onChange={turn}
            changesNothing
          />
        </div>
      }
    >
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {groupsOfKeys().map(({ name, lines }) => (
          <section key={name}>
            <h3 className="mb-1.5 text-caption text-text-subtle">{name}</h3>
            <dl className="divide-y divide-border">
              {lines.map(([what, ...keys]) => (
                <div key={what} className="flex min-h-9 items-center justify-between gap-4">
                  <dt>{what}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <KeyCap key={key}>{key}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
