import { MemoryRouter } from 'react-router'
import { Pagination } from './pagination.tsx'

export default { title: 'Data/Pagination' }

const toPage = (page: number) => `/clients?page=${page}`

const nothing = () => undefined

export const FirstPage = () => (
  <MemoryRouter>
    <div className="px-(--page-x)">
      <Pagination page={1} perPage={25} total={248} toPage={toPage} onPerPage={nothing} />
    </div>
  </MemoryRouter>
)
export const InTheMiddle = () => (
  <MemoryRouter>
    <div className="px-(--page-x)">
      <Pagination page={100} perPage={25} total={5000} toPage={toPage} onPerPage={nothing} />
    </div>
  </MemoryRouter>
)
export const OnlyPage = () => (
  <MemoryRouter>
    <div className="px-(--page-x)">
      <Pagination page={1} perPage={25} total={12} toPage={toPage} />
    </div>
  </MemoryRouter>
)
