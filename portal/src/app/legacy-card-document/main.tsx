import '../../styles.css'
import { renderDocument } from '../card-document/render-document.tsx'
import { LegacyCardDocument } from './legacy-card.document.tsx'

renderDocument(<LegacyCardDocument />)
