/** What the server tells the map island: the frame's address and name. */
export type MapFrameProps = { src: string; title: string }

/** What the map's host may do in its frame. */
export const mapSandbox = 'allow-scripts allow-same-origin allow-popups'
