import { expect, test } from 'vitest'
import { checklist, deployProblems } from '../../src/commands/going-live.ts'
import { readSettings } from '../../src/settings.ts'

test('what an owner has still to settle is named, what is settled is ticked', () => {
  const open = checklist(readSettings({}).settings)
  for (const name of ['INQUIRY_WEBHOOK_URL', 'ALERT_WEBHOOK_URL', 'SITE_ORIGIN', 'CONTACT_EMAIL', 'CONTACT_PHONE'])
    expect(open).toContain(`[ ] ${name}`)
  const vars = {
    INQUIRY_WEBHOOK_URL: 'https://a.example/x',
    ALERT_WEBHOOK_URL: 'https://a.example/y',
    SITE_ORIGIN: 'https://www.press.example',
    CONTACT_EMAIL: 'sales@press.example',
    CONTACT_PHONE: '+34 976 123 456',
  }
  const settled = checklist(readSettings(vars).settings)
  for (const name of Object.keys(vars)) expect(settled).toContain(`[x] ${name}`)
})

test('an address that the edge cannot reach and a secret that anyone could read are not deployed', () => {
  const { settings } = readSettings({ ALERT_WEBHOOK_URL: 'http://localhost:1' })
  expect(deployProblems(settings, ['--var', 'WEBHOOK_SECRET:whsec_x'])).toEqual([
    expect.stringContaining('ALERT_WEBHOOK_URL'),
    expect.stringContaining('WEBHOOK_SECRET'),
  ])
  expect(deployProblems(readSettings({}).settings, ['--dry-run'])).toEqual([])
})
