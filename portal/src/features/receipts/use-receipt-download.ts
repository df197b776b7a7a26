import type { Receipt } from '@partner-hub/contracts/billing/receipts.ts'
import { useMutation } from '@tanstack/react-query'
import { getReceiptFile } from '../../api/contract.ts'
import { download } from '../../api/download.ts'
import { statusOf } from '../../api/problem.ts'
import { receipts as texts } from '../../texts/receipts.ts'
import { toast } from '../../ui/overlays/toast.tsx'

/** The last segment of the URL's path is the name of the file. */
const fileOf = ({ statement_url }: Receipt): string => statement_url.split('/').at(-1) ?? ''

const fetchReceipt = async (receipt: Receipt): Promise<void> => {
  try {
    await download(getReceiptFile, { file: fileOf(receipt) })
  } catch (cause) {
    throw new Error(texts.noFile, { cause })
  }
}

/** Saves a receipt as a file; further presses are ignored until it is there. */
export const useReceiptDownload = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchReceipt,
    onError: (error) => {
      // An expired session is handled elsewhere.
      if (statusOf(error) === 401) return
      toast.error(texts.downloadFailed(error.message), texts.downloadAgain)
    },
  })
  return (receipt: Receipt): void => {
    if (!isPending) mutate(receipt)
  }
}
