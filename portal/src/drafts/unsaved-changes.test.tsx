import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useUnsavedChanges } from './dirty-forms.ts'
import { UnsavedChangesGuard } from './unsaved-changes.tsx'

const texts = { title: 'Discard Changes', text: 'Not saved yet.', stayLabel: 'Cancel', leaveLabel: 'Discard' }

function Form() {
  const [name, setName] = useState('')
  const { release } = useUnsavedChanges(name !== '')
  const navigate = useNavigate()
  const save = async () => {
    release()
    await navigate('/clients')
  }
  return (
    <>
      <input aria-label="Firm name" value={name} onChange={(event) => setName(event.target.value)} />
      <Link to="/clients">Clients</Link>
      <Link to="?tab=firm">Firm tab</Link>
      <button type="button" onClick={save}>
        Save
      </button>
    </>
  )
}

const app = () =>
  createMemoryRouter(
    [
      {
        element: (
          <>
            <UnsavedChangesGuard texts={texts} />
            <Outlet />
          </>
        ),
        children: [
          { path: '/settings', element: <Form /> },
          { path: '/clients', element: <h1>Client list</h1> },
        ],
      },
    ],
    { initialEntries: ['/settings'] },
  )

const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
const list = page.getByRole('heading', { name: 'Client list' })
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving a form without changes does not ask', async () => {
  await render(<RouterProvider router={app()} />)
  expect(asksBeforeUnload()).toBe(false)
  await page.getByRole('link', { name: 'Clients' }).click()
  await expect.element(list).toBeVisible()
})

test('leaving a changed form asks; Cancel stays and keeps what was typed, Discard leaves', async () => {
  await render(<RouterProvider router={app()} />)
  await page.getByLabelText('Firm name').fill('Alder')
  await expect.poll(asksBeforeUnload).toBe(true)
  await page.getByRole('link', { name: 'Clients' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Firm name')).toHaveValue('Alder')
  await page.getByRole('link', { name: 'Clients' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(list).toBeVisible()
  await expect.poll(asksBeforeUnload).toBe(false)
})

test('changing only the query does not ask', async () => {
  const router = app()
  await render(<RouterProvider router={router} />)
  await page.getByLabelText('Firm name').fill('Alder')
  await page.getByRole('link', { name: 'Firm tab' }).click()
  expect(router.state.location.search).toBe('?tab=firm')
  await expect.element(question).not.toBeInTheDocument()
})

test('a save that navigates away does not ask', async () => {
  await render(<RouterProvider router={app()} />)
  await page.getByLabelText('Firm name').fill('Alder')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(list).toBeVisible()
})
