import { Skeleton } from './skeleton.tsx'

export default { title: 'Data/Skeleton' }

export const Shapes = () => (
  <div className="flex items-center gap-4">
    <Skeleton shape="tile" />
    <Skeleton width={150} />
    <Skeleton shape="pill" width={84} />
  </div>
)
