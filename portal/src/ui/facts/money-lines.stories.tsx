import { MoneyLine, MoneyLines, Total } from './money-lines.tsx'

export default { title: 'Facts/Money lines' }

export function Bill() {
  return (
    <MoneyLines>
      <MoneyLine label="Plus Yearly" value="330.00" />
      <MoneyLine label="15% certification discount" value="−49.50" kind="less" />
      <MoneyLine label="Charge today" value={<Total figure="280.50" currency="USD" />} kind="total" />
      <MoneyLine label="Next bill" labelNote="Nov 15, 2027" value="280.50 USD" valueNote="discount kept" kind="after" />
    </MoneyLines>
  )
}

export function Well() {
  return (
    <MoneyLines isWell>
      <MoneyLine label="Charge today" value="0.00 USD" />
      <MoneyLine label="Credit" value="0.00 USD" />
    </MoneyLines>
  )
}
