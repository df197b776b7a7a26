import { afterEach, expect, test } from 'vitest'
import { noAnswers } from './answers.ts'
import { firmDraft } from './draft.ts'

const { keep: keepDraft, read: readDraft, remove: removeDraft } = firmDraft

afterEach(removeDraft)

const email = 'maya@alderfinch.example'
const profile = { first_name: 'Maya', last_name: 'Lindqvist', phone_number: '902 555 0100' }

test('a draft survives with its step and its key', () => {
  const draft = { ...readDraft(email), step: 1 as const, answers: { ...noAnswers, ...profile, name: 'Alder' } }
  keepDraft(draft)
  expect(readDraft(email)).toEqual(draft)
})

test('the next person in the tab starts with an empty form and a key of their own', () => {
  const mine = { ...readDraft(email), answers: { ...noAnswers, ...profile } }
  keepDraft(mine)
  const theirs = readDraft('tom@amberline.example')
  expect(theirs.answers).toEqual(noAnswers)
  expect(theirs.idempotencyKey).not.toBe(mine.idempotencyKey)
})

test('a step opens only if those before it are valid', () => {
  keepDraft({ ...readDraft(email), step: 2, answers: { ...noAnswers, ...profile } })
  expect(readDraft(email).step).toBe(1)
  keepDraft({ ...readDraft(email), step: 2, answers: noAnswers })
  expect(readDraft(email).step).toBe(0)
})

test('an unreadable draft is replaced by an empty one', () => {
  sessionStorage.setItem('firm-registration', '{broken')
  expect(readDraft(email)).toMatchObject({ step: 0, answers: noAnswers })
})
