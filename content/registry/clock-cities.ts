/** Cities whose time the home page shows beside the company's: a sample of buyers' time zones, not offices. */
export const clockZones = {
  jakarta: 'Asia/Jakarta',
  dubai: 'Asia/Dubai',
  moscow: 'Europe/Moscow',
  madrid: 'Europe/Madrid',
  mexico: 'America/Mexico_City',
} as const

export type ClockCity = keyof typeof clockZones

/** Positions of these cities in degrees. */
export const clockPlaces = {
  jakarta: { latitude: -6.2, longitude: 106.8 },
  dubai: { latitude: 25.2, longitude: 55.3 },
  moscow: { latitude: 55.8, longitude: 37.6 },
  madrid: { latitude: 40.4, longitude: -3.7 },
  mexico: { latitude: 19.4, longitude: -99.1 },
} as const satisfies Record<ClockCity, { latitude: number; longitude: number }>
