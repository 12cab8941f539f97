import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Document, Node } from '@gltf-transform/core'
import type { InstancedMesh } from '@gltf-transform/extensions'
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  Raycaster,
  Vector3,
} from 'three'
import { expect, test } from 'vitest'
import { machineKeys } from '../../registry/machines.ts'
import { parseDocument } from '../../schema/parse-document.ts'
import { webModelsSchema } from '../../schema/web-model.ts'
import { machineCamera } from '../web/camera.ts'
import { buildMachine } from '../web/machine.ts'
import { decalsOf, glbFiles, makeModel } from '../web/model.ts'
import { cornerNormals } from '../web/normals.ts'
import { subjectOf } from '../web/subjects/subjects.ts'

/** The smallest machine is made in the shortest time. */
const smallest = 'Punching'

const manifest = readFileSync(new URL('../../media/models.json', import.meta.url), 'utf8')
const models = parseDocument(webModelsSchema, JSON.parse(manifest), 'content/media/models.json')
const file = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`../../../public/assets/models/${name}`, import.meta.url)))
const all = () => Object.entries(models)

test('a model has one animation, which moves exactly its groups and lasts as long as its steps', async () => {
  const io = await glbFiles()
  for (const [key, model] of all()) {
    const root = (await io.readBinary(file(model.file))).getRoot()
    expect(
      root.listAnimations().map((animation) => animation.getName()),
      key,
    ).toEqual(['cycle'])
    const channels = root.listAnimations().flatMap((animation) => animation.listChannels())
    const moved = new Set(channels.map((channel) => channel.getTargetNode()?.getName() ?? 'nothing'))
    expect([...moved].sort(), key).toEqual([...model.groups].sort())
    const ends = channels.flatMap((channel) => channel.getSampler()?.getInput()?.getMax([]) ?? [])
    expect(Math.max(...ends), key).toBeCloseTo(model.steps.at(-1)?.to ?? 0, 3)
  }
})

test('every place of a point is on the surface of the file', async () => {
  const io = await glbFiles()
  const clear = 0.03
  for (const [key, model] of all()) {
    const surfaces = surfacesOf(await io.readBinary(file(model.file)))
    for (const { id, position, normal } of model.points.flatMap(({ id, places }) =>
      places.map((place) => ({ id, ...place })),
    )) {
      const towards = new Vector3(...normal)
      const eye = new Vector3(...position).addScaledVector(towards, clear)
      // Beside the place, too: it may be on the narrow edge of a knife.
      const hits = [0, -0.002, 0.002].flatMap((aside) =>
        new Raycaster(eye.clone().addScalar(aside), towards.clone().negate(), 0, clear * 2).intersectObjects(surfaces),
      )
      // A pane may be in front of it.
      const off = Math.min(...hits.map(({ distance }) => Math.abs(distance - clear)))
      expect(off, `${key} ${id}, meters off`).toBeLessThan(0.01)
    }
  }
})

test('in each view, every point is on its own part', { timeout: 400_000 }, async () => {
  for (const key of machineKeys) {
    const machine = await buildMachine(key)
    const { cameras } = machineCamera(machine)
    const surface = new MeshBasicMaterial({ side: DoubleSide })
    const meshes = machine.kit.pieces
      .filter(({ material }) => material !== 'glass')
      .map(({ part, geometry }) => Object.assign(new Mesh(geometry, surface), { name: part }))
    for (const [index, { id, places }] of (models[key]?.points ?? []).entries()) {
      for (const { view, position } of places) {
        const eye = new Vector3(...cameras[view].position)
        const ray = new Raycaster(eye, new Vector3(...position).sub(eye).normalize())
        const first = ray.intersectObjects(meshes)[0]?.object.name
        expect(first, `${key} ${id}, view ${view}`).toMatch(subjectOf(key).points[index]?.part ?? /$^/)
      }
    }
  }
})

/** The triangles of a file where the machine has them at rest, copies each. */
function surfacesOf(document: Document): Mesh[] {
  return document
    .getRoot()
    .listNodes()
    .flatMap((node) =>
      (node.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
        const places = primitive.getAttribute('POSITION')
        const count = places?.getCount() ?? 0
        const values = Array.from({ length: count }, (_, index) => places?.getElement(index, []) ?? []).flat()
        const geometry = new BufferGeometry()
        geometry.setAttribute('position', new BufferAttribute(new Float32Array(values), 3))
        geometry.setIndex([...(primitive.getIndices()?.getArray() ?? [])])
        return placesOf(node).map((place) => {
          const mesh = new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide }))
          mesh.matrixWorld.copy(place)
          return mesh
        })
      }),
    )
}

/** Places of a node's mesh: one, or one for each copy. */
function placesOf(node: Node): Matrix4[] {
  const world = new Matrix4().fromArray(node.getWorldMatrix())
  const batch = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing')
  if (!batch) return [world]
  const of = (name: string, index: number) => batch.getAttribute(name)?.getElement(index, []) ?? []
  return Array.from({ length: batch.getAttribute('TRANSLATION')?.getCount() ?? 0 }, (_, index) =>
    new Matrix4()
      .compose(
        new Vector3().fromArray(of('TRANSLATION', index)),
        new Quaternion().fromArray(of('ROTATION', index)),
        new Vector3().fromArray(of('SCALE', index)),
      )
      .premultiply(world),
  )
}

test('a model made again is the same byte for byte', async () => {
  const committed = file(models[smallest]?.file ?? '')
  const decals = decalsOf(await (await glbFiles()).readBinary(committed))
  const { file: made, entry } = await makeModel(smallest, decals)
  expect({ ...entry, bytes: models[smallest]?.bytes }).toEqual(models[smallest])
  expect(gunzipSync(made).equals(committed)).toBe(true)
})

test('a chamfer does not bend the light on the large face beside it', () => {
  // a square meter looking up, and beside its edge a chamfer of four millimeters that falls away at 45 degrees
  const face = [0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1]
  const chamfer = [1, 0, 0, 1, 0, 1, 1.003, -0.003, 1, 1, 0, 0, 1.003, -0.003, 1, 1.003, -0.003, 0]
  const normals = cornerNormals(new Float32Array([...face, ...chamfer]))
  for (let corner = 0; corner < face.length / 3; corner++) expect(normals[corner * 3 + 1]).toBeGreaterThan(0.9999)
})
