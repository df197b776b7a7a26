import { stringify } from 'csv-stringify/sync'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A figure of ours, which may be negative: a spreadsheet can add it up. */
export interface Figure {
  figure: string
}

export type Cell = string | Figure | null

/**
 * Some spreadsheets split cells at another separator or at a line break, so a formula can also start there, after
 * spaces and quotes. `escape_formulas` only checks the first character of a cell.
 */
const HIDDEN_FORMULA_START = /(^(?=[\s"])|[;,|\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=\n)/g

/** RFC 4180, with a BOM that tells spreadsheets that this is UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      header: true,
      columns: [...columns],
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: {
        // A leading apostrophe makes a spreadsheet treat the rest as text.
        string: (cell) => cell.replace(HIDDEN_FORMULA_START, "$1'"),
        object: (cell) => ({ value: (cell as unknown as Figure).figure, escape_formulas: false }),
      },
    },
  )
