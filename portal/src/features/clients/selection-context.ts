import { createContext, useContext, useSyncExternalStore } from 'react'
import { type SelectedClients, Selection } from './selection.ts'

export const SelectionContext = createContext(new Selection())

export const useSelection = (): Selection => useContext(SelectionContext)

export const useSelectedClients = (selection: Selection): SelectedClients =>
  useSyncExternalStore(selection.subscribe, selection.current)
