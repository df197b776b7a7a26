// npm run bench [page] [list] [--size small|full]: figures against their goals; fails when one is missed. At the small size what depends on a quiet machine is only shown.

import { report } from './figures.ts'
import { benchList } from './list.ts'
import { benchPage } from './page.ts'

const words = process.argv.slice(2).filter((word) => word !== '--size')
const size = words.includes('small') ? 'small' : 'full'
const named = words.filter((word) => word === 'page' || word === 'list')
const wanted = named.length ? named : ['page', 'list']

let isMet = true
if (wanted.includes('page')) isMet = report(await benchPage(), size) && isMet
if (wanted.includes('list')) isMet = report(await benchList(size), size) && isMet
process.exitCode = isMet ? 0 : 1
