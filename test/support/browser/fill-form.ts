import type { Page } from 'playwright-core'

/** The required fields of an inquiry. */
export const inquiry = {
  company: 'Acme Seals Ltd',
  name: 'Jane Doe',
  email: 'jane@example.com',
  application: 'rubber gloves',
}

/** Fills in the page's form with these values and a country. */
export async function fillForm(page: Page, values: Record<string, string> = inquiry, country = 'DE'): Promise<void> {
  const more = page.locator('.form .form__more:not([open]) > summary')
  if (await more.isVisible()) await more.click()
  for (const [name, value] of Object.entries(values)) await page.locator(`.form [name=${name}]`).fill(value)
  await page.locator('.form select[name=country]').selectOption(country)
}
