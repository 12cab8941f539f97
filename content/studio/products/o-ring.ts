/** O-rings: black NBR and brown FKM, one leaning on another. */
import { type Kit, type MaterialName, radians } from '../kit/index.ts'
import { cordProfile, inMillimeters } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    ring(kit, 'rubber', [-9, -6], 24, 2.65)
    kit.at([34, 0, 24], () => ring(kit, 'fluororubber', [0, 0], 14, 1.8))
    kit.at([-6, 0, 30], () => ring(kit, 'rubberGreen', [0, 0], 9, 1.3))
    leaning(kit)
  })
}

function ring(kit: Kit, material: MaterialName, [x, z]: [number, number], radius: number, cord: number): void {
  kit.lathe(material, [x, 0, z], cordProfile(radius, cord), { segments: 144 })
}

/** Ring with its lower side on the floor, leaning over the big ring's right side. */
function leaning(kit: Kit): void {
  const [radius, cord, tilt] = [18, 2.1, 13]
  kit.at(
    [26.5, cord + radius * Math.sin(radians(tilt)), -15],
    () =>
      kit.at([0, 0, 0], () => kit.lathe('rubber', [0, -cord, 0], cordProfile(radius, cord), { segments: 128 }), [
        0,
        0,
        -tilt,
      ]),
    [0, 20, 0],
  )
}
