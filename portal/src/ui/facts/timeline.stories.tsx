import { Timeline } from './timeline.tsx'

export default { title: 'Facts/Timeline' }

export function Downgrade() {
  return (
    <Timeline
      steps={[
        { when: 'Until Mar 3, 2027', what: 'Nothing changes.' },
        { when: 'Mar 4, 2027', what: '5 billable clients and 2 team member seats.' },
      ]}
    />
  )
}
