/** Id of the answer; its buttons return here. */
export const answerId = 'answer'

/** Fragment of a sent form: the heading of the answer, which gets the focus, or the form if fields are wrong. */
export const headingId = 'answer-heading'
