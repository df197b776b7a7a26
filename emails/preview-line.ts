import { createElement } from 'react'

const LENGTH = 150
const BLANKS = '\xa0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** What an inbox shows beside the subject; blanks keep it from going on with the text of the mail. */
export const previewLine = (preview: string) => {
  const text = preview.slice(0, LENGTH)
  return createElement(
    'div',
    {
      style: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
      'data-skip-in-text': true,
    },
    text,
    text.length < LENGTH && createElement('div', null, BLANKS.repeat(LENGTH - text.length)),
  )
}
