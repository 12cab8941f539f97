/**
 * Natural Earth projection (Šavrič, Patterson, Jenny): degrees to units of the map, 1000 wide. The land outline in
 * content/studio/artwork/world-land.ts has the same units.
 */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  const p2 = phi * phi
  const p4 = p2 * p2
  const x = lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)))
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
  return [500 + x * unitsPerRadian, 262 - y * unitsPerRadian]
}

const unitsPerRadian = 181.5
