"""Renders one picture with Blender Cycles: blender -b --factory-startup --python scene.py -- job.json

The job (written by studio.ts) names the GLB, the materials, the view, the size and where the rendering goes.
Kit coordinates (y up, z to the viewer) become Blender's (z up, -y to the viewer) by the glTF importer.
"""
import json
import math
import sys
import time

import bmesh
import bpy
from mathutils import Matrix, Vector

sys.path.append('/usr/lib/python3/dist-packages')
import numpy

numpy.bool = bool  # Debian's numpy has no np.bool, but the glTF importer of Blender 3.4 uses it

JOB = json.load(open(sys.argv[sys.argv.index('--') + 1]))
VIEW = JOB['view']
WALL_GLOW = 2.2  # light of the studio's wall, about that of a lit white sheet before exposure
GROUND = JOB['ground']  # page: transparent with shadow; studio: white studio; room: the model brings its own hall; yard: outdoors


def linear(color):
    """'#rrggbb' (sRGB) to linear RGBA."""
    parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1.0,)


def from_kit(point):
    return Vector((point[0], -point[2], point[1]))


# ---------------------------------------------------------------- materials

def clear_pane(material, surface):
    """A thin pane: straight through, plus a mirror share that grows towards grazing view."""
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    mix = tree.nodes.new('ShaderNodeMixShader')
    through = tree.nodes.new('ShaderNodeBsdfTransparent')
    mirror = tree.nodes.new('ShaderNodeBsdfGlossy')
    fresnel = tree.nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = surface.get('ior', 1.2)
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    front = tree.nodes.new('ShaderNodeMath')  # seen from inside the pane nothing mirrors (total reflection would turn it black)
    front.operation = 'SUBTRACT'
    front.inputs[0].default_value = 1.0
    share = tree.nodes.new('ShaderNodeMath')
    share.operation = 'MULTIPLY'
    tree.links.new(geometry.outputs['Backfacing'], front.inputs[1])
    tree.links.new(fresnel.outputs[0], share.inputs[0])
    tree.links.new(front.outputs[0], share.inputs[1])
    through.inputs['Color'].default_value = linear(surface['color'])
    mirror.inputs['Roughness'].default_value = surface['roughness']
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])


def varied_roughness(tree, inputs, coordinates, roughness, variation):
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 4
    noise.inputs['Detail'].default_value = 1
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value = 0.3
    span.inputs['From Max'].default_value = 0.7
    span.inputs['To Min'].default_value = max(0.02, roughness - variation)
    span.inputs['To Max'].default_value = roughness + variation
    tree.links.new(coordinates, noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], span.inputs['Value'])
    tree.links.new(span.outputs['Result'], inputs['Roughness'])


def worn(tree, inputs, coordinates, color, wear):
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = wear['scale']
    noise.inputs['Detail'].default_value = 6
    noise.inputs['Roughness'].default_value = 0.62
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value = 0.66 - 0.4 * wear['share']
    span.inputs['From Max'].default_value = 0.86 - 0.4 * wear['share']
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = linear(color)
    mix.inputs['Color2'].default_value = linear(wear['color'])
    tree.links.new(coordinates, noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], span.inputs['Value'])
    tree.links.new(span.outputs['Result'], mix.inputs['Fac'])
    tree.links.new(mix.outputs['Color'], inputs['Base Color'])


def add_color(tree, inputs, share, color):
    """Mixes a share of this color into the color that the material has so far."""
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color2'].default_value = linear(color)
    tree.links.new(share, mix.inputs['Fac'])
    base = inputs['Base Color']
    if base.links:
        tree.links.new(base.links[0].from_socket, mix.inputs['Color1'])
    else:
        mix.inputs['Color1'].default_value = base.default_value
    tree.links.new(mix.outputs['Color'], base)


def stained(tree, inputs, coordinates, stains):
    """Spots at random places with ragged edges; a third of the cells have one."""
    add, link = tree.nodes.new, tree.links.new
    ragged, shift, cells = add('ShaderNodeTexNoise'), add('ShaderNodeMixRGB'), add('ShaderNodeTexVoronoi')
    ragged.inputs['Scale'].default_value = 9
    shift.blend_type = 'LINEAR_LIGHT'
    shift.inputs['Fac'].default_value = 0.06
    cells.inputs['Scale'].default_value = 1 / stains['distance']
    size, spot, chance, share = (add(kind) for kind in (
        'ShaderNodeSeparateXYZ', 'ShaderNodeMapRange', 'ShaderNodeMath', 'ShaderNodeMath'))
    spot.interpolation_type = 'SMOOTHSTEP'
    spot.inputs['From Min'].default_value = stains['size'] / stains['distance'] / 2
    spot.inputs['From Max'].default_value = 0
    chance.operation, share.operation = 'LESS_THAN', 'MULTIPLY'
    chance.inputs[1].default_value = 0.35
    link(coordinates, ragged.inputs['Vector'])
    link(coordinates, shift.inputs['Color1'])
    link(ragged.outputs['Color'], shift.inputs['Color2'])
    link(shift.outputs['Color'], cells.inputs['Vector'])
    link(cells.outputs['Distance'], spot.inputs['Value'])
    link(cells.outputs['Color'], size.inputs[0])
    link(size.outputs['X'], chance.inputs[0])
    link(chance.outputs[0], share.inputs[0])
    link(spot.outputs['Result'], share.inputs[1])
    add_color(tree, inputs, share.outputs[0], stains['color'])


def dirty_edges(tree, inputs, coordinates, color):
    """Dirt where a floor or wall meets what stands on it, ragged by noise."""
    add, link = tree.nodes.new, tree.links.new
    near, ragged, span = (add(kind) for kind in (
        'ShaderNodeAmbientOcclusion', 'ShaderNodeTexNoise', 'ShaderNodeMapRange'))
    near.samples, near.inputs['Distance'].default_value = 1, 0.35
    ragged.inputs['Scale'].default_value, ragged.inputs['Detail'].default_value = 7, 5
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = 0.35, 0.95
    span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = 0.75, 0
    sum_of_both = add('ShaderNodeMath')
    sum_of_both.operation = 'MULTIPLY_ADD'
    sum_of_both.inputs[1].default_value = 0.3
    link(coordinates, ragged.inputs['Vector'])
    link(ragged.outputs['Fac'], sum_of_both.inputs[0])
    link(near.outputs['AO'], sum_of_both.inputs[2])
    link(sum_of_both.outputs[0], span.inputs['Value'])
    add_color(tree, inputs, span.outputs['Result'], color)


def faint(tree, inputs, coordinates, marks):
    """Marks that let the floor below show through, in patches."""
    noise, span = tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeMapRange')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = marks['scale'], 6
    noise.inputs['Roughness'].default_value = 0.7
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = 0.45, 0.72
    span.inputs['To Max'].default_value = marks['most']
    tree.links.new(coordinates, noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], span.inputs['Value'])
    tree.links.new(span.outputs['Result'], inputs['Alpha'])


def align_with_board(thing):
    """Turns the axes of a board so that x is the direction of its longest edge."""
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    edges = [edge for edge in mesh.edges if edge.calc_face_angle(1) > 0.1]  # no diagonals of faces
    start, end = max(edges, key=lambda edge: edge.calc_length()).verts
    turn = (end.co - start.co).to_track_quat('X', 'Z').to_matrix().to_4x4()
    mesh.free()
    thing.data.transform(turn.inverted())
    thing.matrix_world = thing.matrix_world @ turn


def board(tree, inputs, coordinates, surface):
    """Wood: streaks along x, placed differently on every board, and a tint of the board."""
    chance = tree.nodes.new('ShaderNodeObjectInfo').outputs['Random']
    place = tree.nodes.new('ShaderNodeVectorMath')
    place.operation = 'MULTIPLY_ADD'
    place.inputs[1].default_value = (1.4, 34, 34)
    tree.links.new(coordinates, place.inputs[0])
    shift = tree.nodes.new('ShaderNodeMath')
    shift.operation = 'MULTIPLY'
    shift.inputs[1].default_value = 400
    tree.links.new(chance, shift.inputs[0])
    tree.links.new(shift.outputs[0], place.inputs[2])
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = 3
    noise.inputs['Distortion'].default_value = 0.6
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = 0.4, 0.72
    span.inputs['To Max'].default_value = 0.65
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = linear(surface['color'])
    mix.inputs['Color2'].default_value = linear(surface['boards'])
    tint = tree.nodes.new('ShaderNodeHueSaturation')
    value = tree.nodes.new('ShaderNodeMapRange')
    value.inputs['To Min'].default_value, value.inputs['To Max'].default_value = 0.82, 1.2
    tree.links.new(place.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], span.inputs['Value'])
    tree.links.new(span.outputs['Result'], mix.inputs['Fac'])
    hue = tree.nodes.new('ShaderNodeMapRange')
    hue.inputs['To Min'].default_value, hue.inputs['To Max'].default_value = 0.486, 0.502
    mixed = tree.nodes.new('ShaderNodeMath')  # another chance than that of the brightness
    mixed.operation = 'FRACT'
    scrambled = tree.nodes.new('ShaderNodeMath')
    scrambled.operation = 'MULTIPLY'
    scrambled.inputs[1].default_value = 17.3
    tree.links.new(chance, scrambled.inputs[0])
    tree.links.new(scrambled.outputs[0], mixed.inputs[0])
    tree.links.new(mixed.outputs[0], hue.inputs['Value'])
    tree.links.new(hue.outputs['Result'], tint.inputs['Hue'])
    tree.links.new(chance, value.inputs['Value'])
    tree.links.new(value.outputs['Result'], tint.inputs['Value'])
    tree.links.new(mix.outputs['Color'], tint.inputs['Color'])
    tree.links.new(tint.outputs['Color'], inputs['Base Color'])


def grain(tree, inputs, coordinates, marks):
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = marks['stretch']
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = marks['scale']
    noise.inputs['Detail'].default_value = 2
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = marks['strength']
    bump.inputs['Distance'].default_value = marks['depth']
    tree.links.new(coordinates, mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], inputs['Normal'])


def hatched(tree, inputs, coordinates, color, hatch):
    """Straight lines at 45 degrees on upright faces."""
    add, link = tree.nodes.new, tree.links.new
    across, share, line, mix = add('ShaderNodeVectorMath'), add('ShaderNodeMath'), add('ShaderNodeMath'), add('ShaderNodeMixRGB')
    across.operation, share.operation, line.operation = 'DOT_PRODUCT', 'FRACT', 'LESS_THAN'
    step = 1 / (math.sqrt(2) * hatch['pitch'])
    across.inputs[1].default_value = (step, step, step if hatch.get('falling') else -step)
    line.inputs[1].default_value = hatch['width'] / hatch['pitch']
    mix.inputs['Color1'].default_value = linear(color)
    mix.inputs['Color2'].default_value = linear(hatch['color'])
    link(coordinates, across.inputs[0])
    link(across.outputs['Value'], share.inputs[0])
    link(share.outputs[0], line.inputs[0])
    link(line.outputs[0], mix.inputs['Fac'])
    link(mix.outputs['Color'], inputs['Base Color'])


def turned(tree, inputs, axis):
    """Fine rings about an axis of the kit through the middle of all parts of this material."""
    tangent = tree.nodes.new('ShaderNodeTangent')
    tangent.direction_type, tangent.axis = 'RADIAL', {'x': 'X', 'y': 'Z', 'z': 'Y'}[axis]
    inputs['Anisotropic'].default_value = 0.95
    tree.links.new(tangent.outputs['Tangent'], inputs['Tangent'])


def soft_wall(tree, surface):
    """Thin wall of translucent silicone: most light goes straight through where the wall faces the eye and is scattered
    where the wall turns away and the way through it is longer; the polished surface mirrors on top."""
    add, link = tree.nodes.new, tree.links.new
    straight, spread, milk = add('ShaderNodeBsdfTransparent'), add('ShaderNodeBsdfTranslucent'), add('ShaderNodeBsdfDiffuse')
    mirror, fresnel, facing = add('ShaderNodeBsdfGlossy'), add('ShaderNodeFresnel'), add('ShaderNodeLayerWeight')
    straight.inputs['Color'].default_value = linear(surface['tint'])
    for node in (spread, milk):
        node.inputs['Color'].default_value = linear(surface['color'])
    mirror.inputs['Roughness'].default_value = surface['roughness']
    fresnel.inputs['IOR'].default_value = surface.get('ior', 1.4)
    facing.inputs['Blend'].default_value = 0.5
    share = add('ShaderNodeMapRange')
    share.inputs['To Min'].default_value, share.inputs['To Max'].default_value = surface['wall']
    front, gloss = add('ShaderNodeMath'), add('ShaderNodeMath')  # seen from inside the wall nothing mirrors
    front.operation, gloss.operation = 'SUBTRACT', 'MULTIPLY'
    front.inputs[0].default_value = 1.0
    link(add('ShaderNodeNewGeometry').outputs['Backfacing'], front.inputs[1])
    link(fresnel.outputs[0], gloss.inputs[0])
    link(front.outputs[0], gloss.inputs[1])
    link(facing.outputs['Facing'], share.inputs['Value'])
    scattered, body, surface_mix = (add('ShaderNodeMixShader') for _ in range(3))
    scattered.inputs[0].default_value = 0.5
    link(milk.outputs[0], scattered.inputs[1])
    link(spread.outputs[0], scattered.inputs[2])
    link(share.outputs[0], body.inputs[0])
    link(scattered.outputs[0], body.inputs[1])
    link(straight.outputs[0], body.inputs[2])
    link(gloss.outputs[0], surface_mix.inputs[0])
    link(body.outputs[0], surface_mix.inputs[1])
    link(mirror.outputs[0], surface_mix.inputs[2])
    link(surface_mix.outputs[0], tree.nodes['Material Output'].inputs[0])


def build_material(name, surface, image=None):
    surface = {**surface, **surface.get('picture', {})}
    material = bpy.data.materials.new('studio ' + name)
    material.use_nodes = True
    if surface.get('clear'):
        clear_pane(material, surface)
        return material
    tree = material.node_tree
    inputs = tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = linear(surface['color'])
    inputs['Roughness'].default_value = surface['roughness']
    inputs['Metallic'].default_value = 1.0 if surface.get('metal') else 0.0
    inputs['Clearcoat'].default_value = surface.get('coat', 0)
    inputs['Clearcoat Roughness'].default_value = 0.08
    inputs['Specular'].default_value = surface.get('gloss', 0.5)
    inputs['Sheen'].default_value = surface.get('sheen', 0)
    if surface.get('light'):
        inputs['Emission'].default_value = linear(surface['color'])
        inputs['Emission Strength'].default_value = surface['light']
        # Screens, windows and lamps light little else: sampling them at every hit would take half of the samples from the lamps.
        material.cycles.sample_as_light = bool(surface.get('sampled'))
    if surface.get('wall'):
        soft_wall(tree, surface)
    coordinates = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    if surface.get('variation'):
        varied_roughness(tree, inputs, coordinates, surface['roughness'], surface['variation'])
    if surface.get('wear'):
        worn(tree, inputs, coordinates, surface['color'], surface['wear'])
    if surface.get('hatch'):
        hatched(tree, inputs, coordinates, surface['color'], surface['hatch'])
    if surface.get('turned'):
        turned(tree, inputs, surface['turned'])
    if surface.get('boards'):
        board(tree, inputs, coordinates, surface)
    if surface.get('stains'):
        stained(tree, inputs, coordinates, surface['stains'])
    if surface.get('dirt'):
        dirty_edges(tree, inputs, coordinates, surface['dirt'])
    if surface.get('faint'):
        faint(tree, inputs, coordinates, surface['faint'])
    if surface.get('grain'):
        grain(tree, inputs, coordinates, surface['grain'])
    if image:
        texture = tree.nodes.new('ShaderNodeTexImage')
        texture.image = bpy.data.images.load(image)
        tree.links.new(texture.outputs['Color'], inputs['Base Color'])
        if surface.get('light'):
            tree.links.new(texture.outputs['Color'], inputs['Emission'])
    return material


def dress(objects):
    wood = {}
    for thing in objects:
        name = thing.data.materials[0].name if thing.data.materials else ''
        thing.data.materials.clear()
        if name.startswith('decal:'):
            decal = JOB['decals'][name[6:]]
            surface = {'color': '#ffffff', 'roughness': decal['roughness'], 'light': decal['light']}
            thing.data.materials.append(build_material(name, surface, decal['file']))
            thing.visible_shadow = not decal['light']  # the sun shines through windows
        elif JOB['materials'][name].get('boards'):
            align_with_board(thing)
            if name not in wood:
                wood[name] = build_material(name, JOB['materials'][name])
            thing.data.materials.append(wood[name])
        else:
            thing.data.materials.append(build_material(name, JOB['materials'][name]))
        surface = JOB['materials'].get(name, {})
        if surface.get('clear') or surface.get('sunlit'):
            thing.visible_shadow = False


# ---------------------------------------------------------------- studio

def studio_sweep(name, profile, half_width, surface, place):
    """A surface of the cyclorama: the profile (along, height) drawn out to both sides, one smooth mesh."""
    corners = [(side * half_width, -along, height) for along, height in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(build_material(name, surface))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = place
    return thing


def cyclorama(center, floor, radius, yaw):
    """Floor, then quarter round and wall, turned towards the camera. The wall glows by itself (a lamp for it would take
    samples from those that light the machine); on the page only the floor is seen, as the catcher of the shadow."""
    curve, back = radius * 2.2, radius * 3.0
    place = Matrix.Translation((center.x, center.y, floor)) @ Matrix.Rotation(yaw, 4, 'Z')
    white = {'color': '#f4f5f6', 'roughness': 0.42, 'gloss': 0.35 if GROUND == 'studio' else 0.0}
    ground = studio_sweep('floor', [(radius * 14, 0), (-back, 0)], radius * 16, white, place)
    ground.is_shadow_catcher = GROUND == 'page'
    round_and_wall = []
    for step in range(25):
        angle = math.radians(90 * step / 24)
        round_and_wall.append((-back - curve * math.sin(angle), curve - curve * math.cos(angle)))
    round_and_wall.append((-back - curve, radius * 12))
    wall = studio_sweep('wall', round_and_wall, radius * 16, {**white, 'light': WALL_GLOW}, place)
    wall.visible_camera = GROUND == 'studio'
    rise_of_glow(wall.data.materials[0], floor, curve)


def rise_of_glow(material, floor, curve):
    """Dark where the wall leaves the floor, full at the top of the quarter round: the ground stays without an edge."""
    tree = material.node_tree
    position = tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    height = tree.nodes.new('ShaderNodeSeparateXYZ')
    span = tree.nodes.new('ShaderNodeMapRange')
    span.interpolation_type = 'SMOOTHSTEP'
    span.inputs['From Min'].default_value = floor
    span.inputs['From Max'].default_value = floor + curve
    span.inputs['To Min'].default_value = 0.0
    span.inputs['To Max'].default_value = WALL_GLOW
    tree.links.new(position, height.inputs[0])
    tree.links.new(height.outputs['Z'], span.inputs['Value'])
    tree.links.new(span.outputs['Result'], tree.nodes['Principled BSDF'].inputs['Emission Strength'])


def area_light(name, azimuth, elevation, distance, width, height, power, color, center, radius, yaw):
    """Soft box aimed at the center; all lengths in model radii, azimuth from the camera, so that the light of all pictures is equal."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = width * radius, height * radius
    light.energy = power * radius * radius * 10 * JOB['light']
    light.color = color
    thing = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(thing)
    turn, rise = yaw + math.radians(azimuth), math.radians(elevation)
    thing.location = center + Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise))) * distance * radius
    thing.rotation_euler = (center - thing.location).to_track_quat('-Z', 'Y').to_euler()
    return thing


def studio_lights(center, radius, yaw):
    """Cycles samples one random lamp at every hit, so the most important lamps are split into several, which are chosen
    more often. Strips beside the camera draw long gradients along edges, columns and rubber."""
    warm, cool, white = (1, 0.985, 0.96), (0.95, 0.975, 1), (1, 1, 1)
    for right in (-1, 1):
        for up in (-1, 1):
            area_light('key', -48 + right * 9.2, 42 + up * 9.2, 3.4, 1.1, 1.1, 5, warm, center, radius, yaw)
    area_light('fill', 62, 18, 3.6, 2.6, 2.6, 2.8, cool, center, radius, yaw)
    for right in (-1, 1):
        area_light('top', right * 90, 78, 3.2, 2.0, 1.3, 5, white, center, radius, yaw)
    area_light('rim left', -140, 26, 3.0, 0.7, 2.6, 9, white, center, radius, yaw)
    area_light('rim right', 138, 30, 3.0, 0.7, 2.6, 10, white, center, radius, yaw)
    area_light('strip left', -84, 16, 3.2, 0.22, 3.0, 1.4, white, center, radius, yaw)
    area_light('strip right', 88, 16, 3.2, 0.22, 3.0, 0.7, white, center, radius, yaw)


def ceiling_light(low, high, strength):
    """A hall's general light: one soft panel under the whole ceiling, itself unseen. Emitting lamp meshes alone would be noisy."""
    light = bpy.data.lights.new('ceiling', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = (high.x - low.x) * 0.8, (high.y - low.y) * 0.8
    light.energy = strength * math.pi * light.size * light.size_y * JOB['light']
    thing = bpy.data.objects.new('ceiling', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = ((low.x + high.x) / 2, (low.y + high.y) / 2, low.z + (high.z - low.z) * 0.92)
    thing.visible_camera = False


def daylight(x, low, high, strength):
    """The sky's light through the windows of the wall at `x`: one long soft box, so that things have a lit and a dark side."""
    light = bpy.data.lights.new('daylight', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = (high.y - low.y) * 0.85, 2.4
    light.energy = strength * math.pi * light.size * light.size_y * JOB['light']
    light.color = (0.93, 0.97, 1)
    thing = bpy.data.objects.new('daylight', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (x, (low.y + high.y) / 2, 4.4)
    thing.rotation_euler = Vector((x, 0, 1.2)).to_track_quat('Z', 'X').to_euler()
    thing.visible_camera = thing.visible_glossy = False


def room_key(strength):
    """A soft box beside and above the camera: without it a hall has neither shadows nor highlights."""
    start, aim = from_kit(VIEW['from']), from_kit(VIEW['to'])
    ahead = (aim - start).normalized()
    left = Vector((0, 0, 1)).cross(ahead).normalized()
    light = bpy.data.lights.new('key', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = 2.4, 1.8
    thing = bpy.data.objects.new('key', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = start + left * 3.2 - ahead * 0.4 + Vector((0, 0, 2.6))
    light.energy = 2 * math.pi * (aim - thing.location).length_squared * strength
    light.color = (1, 0.98, 0.95)
    thing.rotation_euler = (aim - thing.location).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False


def sun(towards, strength):
    """Warm sunlight through the windows; the lamps are dimmed for it, so that its patches and shadows show."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = strength * math.pi * JOB['light']
    light.angle = math.radians(0.7)
    light.color = (1, 0.93, 0.82)
    thing = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = from_kit(towards).to_track_quat('Z', 'Y').to_euler()


def world(strength):
    sky = bpy.data.worlds.new('world')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    background = sky.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (0.86, 0.92, 1, 1)
    background.inputs['Strength'].default_value = strength
    sky.cycles.sampling_method = 'NONE'  # the sky is uniform: bounced rays reach it, so it needs no lamp samples


# ---------------------------------------------------------------- camera

def fitted_distance(points, margin, half_width, half_height):
    """Smallest distance at which all points (in camera axes about the center) are inside the frame."""
    near, far = 0.01, 500.0
    for _ in range(50):
        middle = (near + far) / 2
        inside = all(abs(p.x) * margin <= half_width * (middle - p.z) and abs(p.y) * margin <= half_height * (middle - p.z) for p in points)
        near, far = (near, middle) if inside else (middle, far)
    return far


def place_camera(objects, center):
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.lens, data.sensor_width, data.clip_start, data.clip_end = VIEW.get('lens', 75), 36, 0.02, 1000
    half_width = 18 / data.lens
    half_height = half_width * JOB['height'] / JOB['width']
    if 'from' in VIEW:  # free camera, for halls
        start, aim = from_kit(VIEW['from']), from_kit(VIEW['to'])
        camera.location = start
        camera.rotation_euler = (aim - start).to_track_quat('-Z', 'Y').to_euler()
        focus = (aim - start).length
    else:
        yaw, pitch = math.radians(VIEW['yaw']), math.radians(VIEW['pitch'])
        towards = Vector((math.sin(yaw) * math.cos(pitch), -math.cos(yaw) * math.cos(pitch), math.sin(pitch)))
        camera.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
        axes = camera.rotation_euler.to_matrix()
        if 'target' in VIEW:  # close-up: `span` meters wide about the target
            aim, focus = from_kit(VIEW['target']), VIEW['span'] / 2 / half_width
        else:  # whole model: fit real points, then center what is seen
            aim = center.copy()
            points = [thing.matrix_world @ thing.data.vertices[i].co for thing in objects for i in range(0, len(thing.data.vertices), 23)]
            for _ in range(8):
                seen = [axes.transposed() @ (point - aim) for point in points]
                focus = fitted_distance(seen, VIEW.get('margin', 1.1), half_width, half_height)
                across = [p.x / (focus - p.z) for p in seen]
                upward = [p.y / (focus - p.z) for p in seen]
                aim += axes @ Vector(((max(across) + min(across)) / 2 * focus, (max(upward) + min(upward)) / 2 * focus, 0))
        camera.location = aim + towards * focus
    if VIEW.get('fstop'):
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = VIEW['fstop']


# ---------------------------------------------------------------- render

def settings():
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = JOB['width'], JOB['height']
    scene.render.film_transparent = GROUND == 'page'
    if JOB.get('crop'):  # a trial of one region: left, right, bottom, top as shares of the picture
        render = scene.render
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = JOB['crop']
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = JOB['samples']
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = JOB['threshold']
    cycles.adaptive_min_samples = min(12, JOB['samples'])
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 3, 4, 6, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1.0
    cycles.light_sampling_threshold = 0.01
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    cycles.use_auto_tile = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.color_depth = '32'
    scene.render.image_settings.exr_codec = 'NONE'  # denoise.c reads uncompressed files only


def render_coverage(objects):
    """The machine without floor and light: its alpha is exact, that of the picture contains the noise of the shadow."""
    scene = bpy.context.scene
    for thing in scene.objects:
        thing.hide_render = thing not in objects and thing != scene.camera
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.max_bounces = 32, False, 0
    scene.render.filepath = JOB['output'] + '-coverage.exr'
    bpy.ops.render.render(write_still=True)


def main():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
    bpy.ops.preferences.addon_enable(module='cycles')
    bpy.ops.import_scene.gltf(filepath=JOB['glb'])
    objects = [thing for thing in bpy.context.scene.objects if thing.type == 'MESH']
    # Before `dress`: Blender does not update the bounding boxes of boards that it turns.
    corners = [thing.matrix_world @ Vector(corner) for thing in objects for corner in thing.bound_box]
    dress(objects)
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    center, radius = (low + high) / 2, (high - low).length / 2
    if GROUND == 'room':
        ceiling_light(low, high, 0.32 if JOB.get('sun') else 1.5)
        if JOB.get('daylight'):
            daylight(JOB['daylight'], low, high, 2.2)
        if JOB['key']:
            room_key(JOB['key'])
        if JOB.get('sun'):
            sun(JOB['sun'], 4.4)
        world(0.4 * JOB['light'])
    elif GROUND == 'yard':
        sun(JOB['sun'], 3.6)
        world(0.85 * JOB['light'])
    else:
        yaw = math.radians(VIEW.get('lightYaw', VIEW['yaw']))
        cyclorama(center, low.z, radius, yaw)
        studio_lights(center, radius, yaw)
        world(0.30)
    place_camera(objects, center)
    settings()
    started = time.time()
    bpy.context.scene.render.filepath = JOB['output'] + '.exr'
    bpy.ops.render.render(write_still=True)
    if GROUND == 'page':
        render_coverage(objects)
    print('RENDERED in %.0f s' % (time.time() - started))


main()
