/** Cities whose time the home page shows beside the company's: a sample of buyers' time zones, not offices. */
export const clockZones = {
  jakarta: 'Asia/Jakarta',
  dubai: 'Asia/Dubai',
  moscow: 'Europe/Moscow',
  madrid: 'Europe/Madrid',
  mexico: 'America/Mexico_City',
} as const

export type ClockCity = keyof typeof clockZones
