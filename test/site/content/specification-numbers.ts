/** The counts that the specification itself names; every other count in a test is computed. */
export const specification = {
  pages: 31,
  machines: 21,
  options: 23,
  countries: 249,
  /** Cards of a catalog page (chapter 3: 2 in both rubber and silicone, 4 rubber only, 5 silicone only, 1 brake, 9 auxiliary). */
  cards: { all: 21, rubber: 6, silicone: 7, brake: 1, auxiliary: 9 },
  /** Machines by the categories they belong to. */
  groups: { 'rubber,silicone': 2, rubber: 4, silicone: 5, brake: 1, auxiliary: 9 },
  factoryPictures: 9,
  certifications: 6,
  customers: 30,
  reasons: 8,
  portfolio: 12,
  questions: 8,
  machineQuestions: 3,
  comparisons: 4,
  contactCards: 3,
  contactBlocks: 6,
} as const
