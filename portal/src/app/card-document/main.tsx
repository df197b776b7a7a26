import '../../styles.css'
import { CardDocument } from './card.document.tsx'
import { renderDocument } from './render-document.tsx'

renderDocument(<CardDocument />)
