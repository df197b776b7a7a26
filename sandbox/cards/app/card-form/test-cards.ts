import { parentPage, reportHeight } from './parent.ts'

const parent = parentPage()
if (parent.isThere) {
  parent.post('locationChanged', { location: location.pathname })
  reportHeight(parent.post)
}
