"""Lets parts fall into a container: blender -b --factory-startup --python settle.py -- job.json

The job (written by settle.ts) names the GLB of one part and of the container, how many fall and from where. Bullet moves them;
where each comes to rest goes to job['output'] as [x, y, z, qx, qy, qz, qw] in kit coordinates (y up, meters).
"""
import json
import math
import random
import sys

import bmesh
import bpy
from mathutils import Matrix, Quaternion, Vector

sys.path.append('/usr/lib/python3/dist-packages')
import numpy

numpy.bool = bool  # Debian's numpy has no np.bool, but the glTF importer of Blender 3.4 uses it

JOB = json.load(open(sys.argv[sys.argv.index('--') + 1]))
SCALE = 20  # Bullet is most stable with bodies of about half a meter
FRAMES, TUMBLING = 260, 130


def from_kit(point):
    return Vector((point[0], -point[2], point[1])) * SCALE


def load(file):
    """All meshes of a GLB as one, enlarged."""
    bpy.ops.import_scene.gltf(filepath=file)
    things = [thing for thing in bpy.context.selected_objects if thing.type == 'MESH']
    bpy.context.view_layer.objects.active = things[0]
    if len(things) > 1:
        bpy.ops.object.join()
    thing = bpy.context.view_layer.objects.active
    thing.data.transform(Matrix.Scale(SCALE, 4) @ thing.matrix_world)
    thing.matrix_world = Matrix()
    return thing


def hull(thing, corners):
    """A plain body in place of the part: its convex hull with about so many corners. Bullet checks every corner at every step."""
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-4)
    found = bmesh.ops.convex_hull(mesh, input=mesh.verts)
    inside = list(set(found['geom_interior'] + found['geom_unused']))
    bmesh.ops.delete(mesh, geom=[item for item in inside if isinstance(item, bmesh.types.BMVert)], context='VERTS')
    reach = 0.0
    while len(mesh.verts) > corners:
        reach += 0.01
        bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=reach)
    plain = bpy.data.meshes.new('hull')
    mesh.to_mesh(plain)
    mesh.free()
    thing.data = plain


def body(thing, kind, shape):
    bpy.ops.object.select_all(action='DESELECT')
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.rigidbody.object_add(type=kind)
    thing.rigid_body.collision_shape = shape
    thing.rigid_body.friction, thing.rigid_body.restitution = JOB['friction'], 0.0
    thing.rigid_body.use_margin, thing.rigid_body.collision_margin = True, 0.004
    thing.rigid_body.linear_damping, thing.rigid_body.angular_damping = 0.1, 0.2


def main():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
    body(load(JOB['container']), 'PASSIVE', 'MESH')
    part = load(JOB['part'])
    middle = sum((vertex.co for vertex in part.data.vertices), Vector()) / len(part.data.vertices)
    part.data.transform(Matrix.Translation(-middle))
    hull(part, 48)
    print('hull', len(part.data.vertices), flush=True)
    chance = random.Random(7)
    low, high, pitch = from_kit(JOB['low']), from_kit(JOB['high']), [size * SCALE for size in JOB['pitch']]
    pitch = [pitch[0], pitch[2], pitch[1]]
    starts = []
    counts = [max(1, int(abs(high[i] - low[i]) / pitch[i]) + 1) for i in range(3)]
    for level in range(counts[2]):
        for row in range(counts[1]):
            for column in range(counts[0]):
                at = Vector([min(low[i], high[i]) + pitch[i] * index for i, index in enumerate((column, row, level))])
                if JOB.get('drum') and math.hypot(at.x - from_kit(JOB['drum']['middle']).x, at.z - from_kit(JOB['drum']['middle']).z) > JOB['drum']['radius'] * SCALE:
                    continue
                starts.append(at)
    if len(starts) < JOB['count']:
        raise SystemExit('room for %d of %d' % (len(starts), JOB['count']))
    if JOB.get('drum'):
        chance.shuffle(starts)
    bodies = []
    for at in starts[:JOB['count']]:
        thing = bpy.data.objects.new('part', part.data)
        bpy.context.scene.collection.objects.link(thing)
        thing.rotation_mode = 'QUATERNION'
        free = JOB['freedom']
        turn = Quaternion((0, 0, 1), JOB['yaw'] + free * chance.uniform(-3.1, 3.1)) @ Quaternion((1, 0, 0), free * chance.uniform(-3.1, 3.1))
        thing.location, thing.rotation_quaternion = at, turn
        body(thing, 'ACTIVE', 'CONVEX_HULL')
        bodies.append(thing)
    bpy.data.objects.remove(part)
    scene = bpy.context.scene
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 8, 12
    scene.rigidbody_world.point_cache.frame_end = FRAMES
    scene.gravity = (0, 0, -9.81 * 4)
    for frame in range(1, FRAMES + 1):
        if JOB.get('drum') and frame < TUMBLING:  # the drum swings: gravity does
            swing = 1.2 * math.sin(frame / TUMBLING * math.pi * 4)
            scene.gravity = (9.81 * 4 * math.sin(swing), 0, -9.81 * 4 * math.cos(swing))
        else:
            scene.gravity = (0, 0, -9.81 * 4)
        scene.frame_set(frame)
        if frame % 50 == 0:
            print('frame', frame, flush=True)
    poses = []
    for thing in bodies:
        place, turn, _ = thing.matrix_world.decompose()
        start = (place - turn @ middle) / SCALE
        poses.append([round(value, 5) for value in (start.x, start.z, -start.y, turn.x, turn.z, -turn.y, turn.w)])
    json.dump(poses, open(JOB['output'], 'w'))
    print('SETTLED %d' % len(poses))


main()
