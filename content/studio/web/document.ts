/** Puts a machine's solids, groups and cycle into a glTF document. */
import { Document, Logger, type Material, type Mesh, type Node, type Primitive } from '@gltf-transform/core'
import { EXTMeshGPUInstancing, type InstancedMesh } from '@gltf-transform/extensions'
import { getPrimitiveVertexCount, simplifyPrimitive, VertexCountMethod, weldPrimitive } from '@gltf-transform/functions'
import { MeshoptSimplifier } from 'meshoptimizer'
import { type BufferGeometry, Vector3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import type { Point } from '../kit/types.ts'
import { type Copies, type Copy, findCopies } from './copies.ts'
import { tracksOf } from './cycle.ts'
import { materialMaker } from './materials.ts'
import { cornerNormals } from './normals.ts'
import { groupOf, type Subject } from './subject.ts'

/** How far a surface may move when it is simplified, meters; a part of its own size at most. */
const SIMPLIFY = { machine: 0.0012, part: 0.012 }
/** A repeated shape is stored once and instanced when that saves at least this number of triangles. */
const WORTH_INSTANCING = 1500

/** The document of a machine: node "frame" for the fixed parts, one node per group that moves, animation "cycle". */
export function machineDocument(
  pieces: readonly Piece[],
  subject: Pick<Subject, 'groups' | 'steps'>,
  decals: ReadonlyMap<string, Uint8Array>,
): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN))
  document.createBuffer()
  const material = materialMaker(document, decals)
  const scene = document.createScene('machine')
  const names = ['frame', ...Object.keys(subject.groups)]
  const byGroup = Map.groupBy(pieces, (piece) => groupOf(piece, subject))
  for (const name of names) {
    const members = byGroup.get(name)
    if (!members) throw new Error(`No part of the model matches group ${name}`)
    const pivot = subject.groups[name]?.pivot ?? [0, 0, 0]
    const node = document.createNode(name).setTranslation(pivot)
    scene.addChild(node)
    addSolids(document, node, members, pivot, material)
  }
  animate(document, scene.listChildren(), subject)
  return document
}

function addSolids(
  document: Document,
  node: Node,
  pieces: readonly Piece[],
  pivot: Point,
  material: (name: string) => Material,
): void {
  const merged = document.createMesh(node.getName())
  for (const [name, members] of Map.groupBy(pieces, (piece) => piece.material)) {
    const kinds = findCopies(members.map((piece) => piece.geometry))
    const [many, few] = [kinds.filter(worthInstancing), kinds.filter((kind) => !worthInstancing(kind))]
    for (const kind of many) addInstances(document, node, kind, pivot, material(name))
    const single = few.flatMap((kind) => kind.copies.map(({ geometry }) => geometry))
    if (single.length) addPrimitive(document, merged, single, pivot, material(name), SIMPLIFY.machine)
  }
  if (merged.listPrimitives().length) node.addChild(document.createNode(`${node.getName()}-solid`).setMesh(merged))
  else merged.dispose()
}

const worthInstancing = ({ copies }: Copies): boolean =>
  ((copies.length - 1) * copies[0]!.geometry.attributes.position!.count) / 3 >= WORTH_INSTANCING

function addInstances(document: Document, node: Node, kind: Copies, pivot: Point, material: Material): void {
  const mesh = document.createMesh('copy')
  const { geometry } = kind.copies[0]!
  geometry.computeBoundingSphere()
  const { center, radius } = geometry.boundingSphere!
  const origin = center.toArray() as Point
  addPrimitive(document, mesh, [geometry], origin, material, Math.min(SIMPLIFY.machine, radius * SIMPLIFY.part * 2))
  const placed = (placement: Copy): Vector3 =>
    center
      .clone()
      .multiplyScalar(placement.scale)
      .applyQuaternion(placement.rotation)
      .add(placement.translation)
      .sub(new Vector3(...pivot))
  const accessor = (type: 'VEC3' | 'VEC4', valuesOf: (copy: Copy) => number[]) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(new Float32Array(kind.copies.flatMap(valuesOf)))
      .setBuffer(document.getRoot().listBuffers()[0]!)
  const batch = document
    .createExtension(EXTMeshGPUInstancing)
    .setRequired(true)
    .createInstancedMesh()
    .setAttribute(
      'TRANSLATION',
      accessor('VEC3', (copy) => placed(copy).toArray()),
    )
    .setAttribute(
      'ROTATION',
      accessor('VEC4', ({ rotation }) => rotation.toArray()),
    )
    .setAttribute(
      'SCALE',
      accessor('VEC3', ({ scale }) => [scale, scale, scale]),
    )
  node.addChild(
    document.createNode(`${node.getName()}-copies`).setMesh(mesh).setExtension('EXT_mesh_gpu_instancing', batch),
  )
}

/** One primitive of all the geometries, about `origin`, welded and simplified by at most `error` meters. */
function addPrimitive(
  document: Document,
  mesh: Mesh,
  geometries: readonly BufferGeometry[],
  origin: Point,
  material: Material,
  error: number,
): void {
  const buffer = document.getRoot().listBuffers()[0]!
  const count = geometries.reduce((sum, { attributes }) => sum + attributes.position!.count, 0)
  const textured = material.getBaseColorTexture() !== null
  const joined = (name: 'position' | 'normal' | 'uv', size: number): Float32Array<ArrayBuffer> => {
    const values = new Float32Array(count * size)
    let offset = 0
    for (const { attributes } of geometries) {
      values.set(attributes[name]!.array, offset)
      offset += attributes[name]!.array.length
    }
    return values
  }
  const positions = joined('position', 3).map((value, index) => value - origin[index % 3]!)
  const accessor = (type: 'VEC2' | 'VEC3', values: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(values).setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('NORMAL', accessor('VEC3', joined('normal', 3)))
  if (textured) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', joined('uv', 2)))
  mesh.addPrimitive(primitive)
  weldPrimitive(primitive)
  if (!textured) simplify(primitive, positions, error)
}

function simplify(primitive: Primitive, positions: Float32Array, error: number): void {
  const scale = MeshoptSimplifier.getScale(positions, 3)
  simplifyPrimitive(primitive, { simplifier: MeshoptSimplifier, ratio: 0, error: error / scale })
  const [indices, position] = [primitive.getIndices()!.getArray()!, primitive.getAttribute('POSITION')!.getArray()!]
  const corners = new Float32Array(indices.length * 3)
  for (const [corner, vertex] of indices.entries())
    corners.set(position.subarray(vertex * 3, vertex * 3 + 3), corner * 3)
  primitive.setIndices(null)
  primitive.getAttribute('POSITION')!.setArray(corners)
  primitive.getAttribute('NORMAL')!.setArray(cornerNormals(corners))
  weldPrimitive(primitive)
}

/** The animation "cycle": moves and turns of the group nodes. */
function animate(
  document: Document,
  nodes: readonly Node[],
  { groups, steps }: Pick<Subject, 'groups' | 'steps'>,
): void {
  const buffer = document.getRoot().listBuffers()[0]!
  const animation = document.createAnimation('cycle')
  for (const [name, group] of Object.entries(groups)) {
    const pivot = group.pivot ?? [0, 0, 0]
    const node = nodes.find((candidate) => candidate.getName() === name)!
    for (const { path, times, values } of tracksOf(name, steps, pivot)) {
      const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', numbers: number[]) =>
        document.createAccessor().setType(type).setArray(new Float32Array(numbers)).setBuffer(buffer)
      const sampler = document
        .createAnimationSampler()
        .setInput(accessor('SCALAR', times))
        .setOutput(accessor(path === 'rotation' ? 'VEC4' : 'VEC3', values))
        .setInterpolation('LINEAR')
      const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath(path).setSampler(sampler)
      animation.addSampler(sampler).addChannel(channel)
    }
  }
}

/** Triangles that are drawn, copies counted each. */
export function countTriangles(document: Document): number {
  const nodes = document.getRoot().listNodes()
  return nodes.reduce((sum, node) => {
    const batch = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing')
    const copies = batch?.listAttributes()[0]?.getCount() ?? 1
    const drawn = (node.getMesh()?.listPrimitives() ?? []).reduce(
      (all, primitive) => all + getPrimitiveVertexCount(primitive, VertexCountMethod.RENDER) / 3,
      0,
    )
    return sum + drawn * copies
  }, 0)
}
