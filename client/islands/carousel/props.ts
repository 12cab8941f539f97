/** Props of the carousel island: its variant and the texts of its controls. */
export type CarouselProps = {
  name: 'company' | 'machine' | 'comparison'
  texts: { previous: string; next: string; first: string; last: string; goTo: string; position: string }
}
