/** Makes one machine's web model: its file and its entry of the manifest. */
import { gzipSync } from 'node:zlib'
import { type Document, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { meshopt } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import type { MachineKey } from '../../registry/machines.ts'
import type { WebModel } from '../../schema/web-model.ts'
import { machineCamera } from './camera.ts'
import { stepTimes } from './cycle.ts'
import { countTriangles, machineDocument } from './document.ts'
import { buildMachine } from './machine.ts'
import { hashOf } from './manifest.ts'
import { drawDecal } from './materials.ts'
import { placePoints } from './points.ts'
import { subjectOf } from './subjects/subjects.ts'

/** Reads and writes GLB files with the compression of the web models. */
export async function glbFiles(): Promise<NodeIO> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
}

/** The drawn decals of a GLB by name: what another computer's fonts may draw otherwise. */
export function decalsOf(document: Document): Map<string, Uint8Array> {
  const textures = document.getRoot().listTextures()
  return new Map(textures.map((texture) => [texture.getName().replace(/^decal:/, ''), texture.getImage()!]))
}

/** Makes a machine's GLB, gzipped because Cloudflare does not compress GLB. `decals` are drawn again unless given. */
export async function makeModel(
  key: MachineKey,
  decals?: ReadonlyMap<string, Uint8Array>,
): Promise<{ file: Uint8Array; entry: WebModel }> {
  const io = await glbFiles()
  const subject = subjectOf(key)
  const machine = await buildMachine(key)
  const { kit, box } = machine
  const { camera, outline, cameras } = machineCamera(machine)
  const drawn = decals ?? new Map<string, Uint8Array>()
  if (!decals)
    for (const decal of kit.decals.values()) (drawn as Map<string, Uint8Array>).set(decal.name, await drawDecal(decal))
  const document = machineDocument(kit.pieces, subject, drawn)
  const triangles = countTriangles(document)
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'high' }))
  const glb = await io.writeBinary(document)
  const file = gzipSync(glb, { level: 9 })
  const hash = hashOf(glb)
  const millimeters = (point: { x: number; y: number; z: number }): [number, number, number] =>
    [point.x, point.y, point.z].map((value) => Math.round(value * 1000)) as [number, number, number]
  return {
    file,
    entry: {
      file: `${key}-${hash}.glb.gzip`,
      bytes: file.length,
      triangles,
      box: { min: millimeters(box.min), max: millimeters(box.max) },
      camera,
      outline,
      groups: Object.keys(subject.groups),
      steps: stepTimes(subject.steps),
      points: placePoints(kit.pieces, subject.points, cameras, camera.aspect),
    },
  }
}
