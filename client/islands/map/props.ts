/** Props of the map island: URL and title of the frame. */
export type MapFrameProps = { src: string; title: string }

/** Sandbox permissions of the map's frame. */
export const mapSandbox = 'allow-scripts allow-same-origin allow-popups'
