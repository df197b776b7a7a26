import { tv } from 'tailwind-variants/lite'

export const linkLook = tv({
  base: 'rounded-key text-accent-text decoration-1 underline-offset-3 hover:underline',
  variants: {
    // Inside a sentence, color alone would not distinguish a link from the words around it.
    isProse: { true: 'underline', false: 'inline-flex items-center gap-1 font-strong' },
  },
})
