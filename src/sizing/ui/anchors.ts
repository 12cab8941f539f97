/** The answer, and buttons in it lead back to it. */
export const answerId = 'answer'

/** Fragment of a sent form: the heading of the answer, which gets the focus, or the form if fields are wrong. */
export const headingId = 'answer-heading'
