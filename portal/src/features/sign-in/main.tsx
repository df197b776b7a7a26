import { createRoot } from 'react-dom/client'
import { pageData } from '../../api/page-data.ts'
import '../../styles.css'
import { SignInDocument } from './sign-in.document.tsx'

const { view } = pageData()
const root = document.getElementById('root') as HTMLElement

createRoot(root).render(<SignInDocument view={view ?? { page: 'failure', fault_id: null }} />)
