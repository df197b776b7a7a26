import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Chosen, Selection } from './selection.ts'

export const SelectionContext = createContext(new Selection())

export const useSelection = (): Selection => useContext(SelectionContext)

export const useChosen = (selection: Selection): Chosen => useSyncExternalStore(selection.subscribe, selection.chosen)
