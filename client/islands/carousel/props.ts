/** What the server tells the carousel island: which behaviour, and the texts for its controls. */
export type CarouselProps = {
  name: 'company' | 'machine' | 'comparison'
  texts: { previous: string; next: string; first: string; last: string; goTo: string; position: string }
}
