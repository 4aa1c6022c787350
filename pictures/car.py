import bpy, bmesh, sys, math, json
import numpy as np
from mathutils import Vector

argv = sys.argv[sys.argv.index('--') + 1:]
spec = json.load(open(argv[0])); out = argv[1]; views = argv[2].split(','); width = int(argv[3]); samples = int(argv[4])

def pchip(keys):
    xs = np.array([k[0] for k in keys], float); ys = np.array([k[1] for k in keys], float)
    h = np.diff(xs); d = np.diff(ys) / h
    m = np.zeros_like(ys); m[0] = d[0]; m[-1] = d[-1]
    for i in range(1, len(xs) - 1):
        if d[i-1] * d[i] > 0:
            w1 = 2*h[i] + h[i-1]; w2 = h[i] + 2*h[i-1]
            m[i] = (w1 + w2) / (w1/d[i-1] + w2/d[i])
    def f(x):
        x = np.clip(np.asarray(x, float), xs[0], xs[-1])
        i = np.clip(np.searchsorted(xs, x, side='right') - 1, 0, len(h) - 1)
        t = (x - xs[i]) / h[i]
        return ((2*t**3-3*t**2+1)*ys[i] + (t**3-2*t**2+t)*h[i]*m[i] + (-2*t**3+3*t**2)*ys[i+1] + (t**3-t**2)*h[i]*m[i+1])
    return f

L, W, H = spec['length'], spec['width'], spec['height']
hw = W / 2
top = pchip(spec['top']); belt = pchip(spec['belt']); plan = pchip(spec['plan']); rail = pchip(spec['rail']); base = pchip(spec['base'])
crown = pchip(spec['crown']); bottom = pchip(spec['bottom'])
R = spec['wheelRadius']; axles = spec['axles']; arch = spec['archRadius']
zc = R

# --- section at nominal x: half-polyline with fixed counts
SEG = [8, 8, 22, 18, 6, 20, 10, 30]   # bottom, sill, lower door, upper door, shoulder, glass, rail, roof
def section(x):
    w = plan(x) * hw; zb = bottom(x); zt = top(x); ztop_rail = zt - crown(x)
    bz = min(belt(x), zt - 0.05)
    zr = max(ztop_rail, bz + 0.02)
    P = [(0, zb), (w*0.90, zb), (w*0.97, zb + 0.07), (w, zb + (bz - zb)*0.60), (w*0.972, bz - 0.015), (base(x)*hw, bz + 0.012), (rail(x)*hw, zr), (rail(x)*hw*0.78, zr + (zt - zr)*0.72), (0, zt)]
    pts = []
    for k, n in enumerate(SEG):
        a, b = np.array(P[k]), np.array(P[k+1])
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        seg = a + (b - a) * t
        if k == 2:  # a hollow in the lower doors catches light
            seg[:, 0] -= 0.014 * np.sin(np.pi * t[:, 0]) * (1 if axles[0] + arch < x < axles[1] - arch else 0.3)
        if k == 5:  # side glass is slightly curved
            seg[:, 0] += 0.018 * np.sin(np.pi * t[:, 0])
        if k == 7: # roof crown
            pass
        pts.append(seg)
    pts.append(np.array([P[-1]]))
    p = np.vstack(pts)
    # smooth along the ring, ends mirrored
    for _ in range(spec.get('round', 5)):
        q = np.vstack([p[1:2]*[-1, 1], p, p[-2:-1]*[-1, 1]])
        s = 0.25*q[:-2] + 0.5*q[1:-1] + 0.25*q[2:]
        s[0, 0] = 0; s[-1, 0] = 0
        p = s
    # crown of hood and roof
    return p

NV = sum(SEG) + 1
seg_of = np.concatenate([np.full(n, k) for k, n in enumerate(SEG)] + [[7]])

def front_x(y, z):
    n = spec['nose']
    return n['sweep'] * (np.abs(y)/hw)**n.get('power', 2.4) + np.interp(z, n['z'], n['x'])
def rear_x(y, z):
    n = spec['tail']
    return L - n['sweep'] * (np.abs(y)/hw)**n.get('power', 2.6) - np.interp(z, n['z'], n['x'])

# rows from front cap to rear cap
r = 0.05
xs = np.linspace(0, L, 260)
rows = []; zone = []
S = np.array([section(x) for x in xs])      # (NX, NV, 2)
# smooth along x lightly for continuity
falloff = 0.9
def shifted(i):
    y, z = S[i][:, 0], S[i][:, 1]
    x = np.full(NV, xs[i])
    a = np.clip(1 - xs[i]/falloff, 0, 1)**2; b = np.clip(1 - (L - xs[i])/falloff, 0, 1)**2
    fx = front_x(y, z) + r; rx = rear_x(y, z) - r
    x = x + a * fx - b * (L - rx)
    return np.stack([x, y, z], 1)
main = [shifted(i) for i in range(len(xs))]
def cap(section_yz, fx, sign):
    out = []
    c = np.array([0, 0.55*section_yz[:, 1].max() + 0.45*section_yz[:, 1].min()]); rho = 0.40
    for th in np.linspace(math.pi/2, 0, 7)[1:]:
        s = 1 - r*(1 - math.sin(th))/rho
        yz = c + (section_yz - c)*s
        out.append(np.stack([fx(yz[:, 0], yz[:, 1]) + sign*r*(1 - math.cos(th)), yz[:, 0], yz[:, 1]], 1))
    s0 = 1 - r/rho
    for s in np.linspace(s0, 0.0, 40)[1:]:
        yz = c + (section_yz - c)*s
        out.append(np.stack([fx(yz[:, 0], yz[:, 1]), yz[:, 0], yz[:, 1]], 1))
    return out
fc = cap(S[0], front_x, 1)[::-1]; rc = cap(S[-1], rear_x, -1)
rows = fc + main + rc
kind = [2]*len(fc) + [0]*len(main) + [3]*len(rc)
G = np.array(rows)   # (NR, NV, 3)

# flared arches
for ax in axles:
    d = np.sqrt((G[:, :, 0] - ax)**2 + (G[:, :, 2] - zc)**2)
    bump = 0.016*np.exp(-((d - arch)/0.05)**2) * (G[:, :, 1] > 0.6*hw)
    G[:, :, 1] += bump

NR = G.shape[0]
verts = []; faces = []; mats = []
half = G.reshape(-1, 3)
mirror = half * [1, -1, 1]
verts = np.vstack([half, mirror])
off = len(half)
MAT = {'side': 0, 'top': 1, 'front': 2, 'rear': 3}
for i in range(NR - 1):
    for j in range(NV - 1):
        a = i*NV + j; b = a + 1; c2 = a + NV + 1; d = a + NV
        k = seg_of[j]
        zone_ = {2: 2, 3: 3}.get(kind[i], 0 if k <= 5 else 1)
        faces.append((a, d, c2, b)); mats.append(zone_)
        faces.append((off+a, off+b, off+c2, off+d)); mats.append(zone_)
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
me = bpy.data.meshes.new('body'); me.from_pydata(verts.tolist(), [], faces); me.update()
body = bpy.data.objects.new('body', me); scene.collection.objects.link(body)
for i, f in enumerate(me.polygons): f.material_index = mats[i]; f.use_smooth = True
bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0004)
bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(me); bm.free()

# --- materials
def principled(name, color, **kw):
    m = bpy.data.materials.new(name); m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']; b.inputs['Base Color'].default_value = (*color, 1)
    for k, v in kw.items(): b.inputs[k].default_value = v
    return m
paint = spec['paint']
def masked(name, image, axes, flip=False):
    """Paint, glass, plastic, lamps by masks projected along an axis."""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; N = nt.nodes; Ln = nt.links
    N.clear()
    outn = N.new('ShaderNodeOutputMaterial')
    def P(color, **kw):
        b = N.new('ShaderNodeBsdfPrincipled'); b.inputs['Base Color'].default_value = (*color, 1)
        for k, v in kw.items(): b.inputs[k].default_value = v
        return b
    pnt = P(paint['color'], Metallic=paint.get('metallic', 0.3), Roughness=paint.get('roughness', 0.35), Clearcoat=1.0)
    pnt.inputs['Clearcoat Roughness'].default_value = 0.03
    glass = P((0.012, 0.014, 0.016), Roughness=0.03, Specular=0.6)
    plastic = P((0.012, 0.012, 0.013), Roughness=0.45)
    lamp = P((0.06, 0.065, 0.07), Roughness=0.06, Metallic=0.6, Clearcoat=1.0)
    red = P((0.35, 0.008, 0.01), Roughness=0.1, Clearcoat=1.0)
    chrome = P((0.75, 0.76, 0.78), Roughness=0.12, Metallic=1.0)
    geo = N.new('ShaderNodeTexCoord'); sep = N.new('ShaderNodeSeparateXYZ'); Ln.new(geo.outputs['Object'], sep.inputs[0])
    comb = N.new('ShaderNodeCombineXYZ')
    for k, (axis, lo, hi) in enumerate(axes):
        mr = N.new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = lo; mr.inputs['From Max'].default_value = hi; mr.clamp = False
        src = sep.outputs[axis]
        if axis == 'Y' and not flip:
            ab = N.new('ShaderNodeMath'); ab.operation = 'ABSOLUTE'; Ln.new(src, ab.inputs[0]); src = ab.outputs[0]
        Ln.new(src, mr.inputs['Value']); Ln.new(mr.outputs[0], comb.inputs[k])
    shader = pnt
    def img(path):
        t = N.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(path); t.image.colorspace_settings.name = 'Non-Color'; t.extension = 'CLIP'; t.interpolation = 'Cubic'
        Ln.new(comb.outputs[0], t.inputs['Vector']); s = N.new('ShaderNodeSeparateRGB'); Ln.new(t.outputs['Color'], s.inputs[0]); return s
    one = img(image + '-a.png'); two = img(image + '-b.png')
    for fac, bs in ((one.outputs['G'], plastic), (two.outputs['B'], chrome), (one.outputs['R'], glass), (two.outputs['R'], lamp), (two.outputs['G'], red)):
        mix = N.new('ShaderNodeMixShader'); Ln.new(fac, mix.inputs[0]); Ln.new(shader.outputs[0], mix.inputs[1]); Ln.new(bs.outputs[0], mix.inputs[2]); shader = mix
    # gaps: dark and bumped
    gap = P((0.01, 0.01, 0.01), Roughness=0.8)
    mix = N.new('ShaderNodeMixShader'); Ln.new(one.outputs['B'], mix.inputs[0]); Ln.new(shader.outputs[0], mix.inputs[1]); Ln.new(gap.outputs[0], mix.inputs[2]); shader = mix
    Ln.new(shader.outputs[0], outn.inputs[0])
    return m
masks = spec['masks']
X = ('X', 0, L); Z = ('Z', 0, H*1.02); Y = ('Y', 0, hw*1.05); YY = ('Y', -hw*1.05, hw*1.05)
body.data.materials.append(masked('side', masks + '/side', [X, Z]))
body.data.materials.append(masked('top', masks + '/top', [X, Y]))
body.data.materials.append(masked('front', masks + '/front', [Y, Z]))
body.data.materials.append(masked('rear', masks + '/rear', [Y, Z]))
black = principled('black', (0.01, 0.01, 0.011), Roughness=0.6)
tyre = principled('tyre', (0.012, 0.012, 0.012), Roughness=0.75)
alloy = principled('alloy', tuple(spec.get('alloy', [0.5, 0.51, 0.53])), Roughness=0.25, Metallic=0.9)
disc = principled('disc', (0.25, 0.25, 0.26), Roughness=0.4, Metallic=1.0)

# --- arches cut out, dark wells inside
for ax in axles:
    for s in (1, -1):
        bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=arch, depth=0.5, location=(ax, s*(hw - 0.02), zc), rotation=(math.pi/2, 0, 0))
        c = bpy.context.object
        md = body.modifiers.new('cut', 'BOOLEAN'); md.operation = 'DIFFERENCE'; md.object = c; md.solver = 'FAST'
        bpy.context.view_layer.objects.active = body; bpy.ops.object.modifier_apply(modifier='cut')
        c.scale = (1.0, 1.0, 1.0); bpy.data.objects.remove(c)
        bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=arch+0.01, depth=0.36, location=(ax, s*(hw - 0.24), zc), rotation=(math.pi/2, 0, 0))
        bpy.context.object.data.materials.append(black)
body.data.use_auto_smooth = True; body.data.auto_smooth_angle = math.radians(50)
# faces made by the cut are black inside
# --- wheels
def lathe(profile, material, loc, s, steps=96):
    pts = np.array(profile); v = []; f = []
    n = len(pts)
    for k in range(steps):
        a = 2*math.pi*k/steps
        for rr, yy in pts: v.append((rr*math.cos(a), s*yy, rr*math.sin(a)))
    for k in range(steps):
        for q in range(n-1):
            a = k*n+q; b = ((k+1) % steps)*n+q
            f.append((a, b, b+1, a+1) if s > 0 else (a, a+1, b+1, b))
    m2 = bpy.data.meshes.new('lathe'); m2.from_pydata(v, [], f); m2.update()
    for p in m2.polygons: p.use_smooth = True
    m2.use_auto_smooth = True; m2.auto_smooth_angle = math.radians(40)
    o = bpy.data.objects.new('lathe', m2); o.location = loc; m2.materials.append(material); scene.collection.objects.link(o); return o
rim = spec['rimRadius']; tw = spec.get('tyreWidth', 0.215)
for ax in axles:
    for s in (1, -1):
        loc = (ax, s*(hw - tw/2 - 0.012), zc)
        lathe([(rim-0.01, tw/2-0.012), (rim+0.006, tw/2-0.004), (rim + (R-rim)*0.45, tw/2+0.004), (R-0.02, tw/2-0.008), (R-0.004, tw/2-0.03), (R, tw/2-0.05), (R, 0), (R, -tw/2+0.05), (R-0.02, -tw/2)], tyre, loc, s)
        lathe([(rim-0.008, -0.05), (rim-0.012, tw/2-0.03), (rim-0.004, tw/2-0.008), (rim+0.004, tw/2-0.006), (rim+0.006, tw/2-0.012)], alloy, loc, s)
        lathe([(0.0, -0.01), (rim*0.72, -0.01), (rim*0.72, -0.03)], disc, loc, s)
        lathe([(0.0, 0.0), (rim, -0.035), (rim, -0.1)], black, (loc[0], loc[1]-s*0.03, loc[2]), s)
        lathe([(0, tw/2-0.022), (0.028, tw/2-0.022), (0.034, tw/2-0.028), (0.036, 0.02)], alloy, loc, s, 32)
        n = spec['spokes']['count']; wd = spec['spokes']['width']; tw2 = spec['spokes'].get('twin', 0)
        for k in range(n):
            for side in ((-1, 1) if tw2 else (0,)):
                a = 2*math.pi*(k + 0.25)/n
                w0, w1 = wd[0]/2, wd[1]/2
                y0, y1 = tw/2 - 0.03, tw/2 - 0.014
                rr = [0.03, rim*0.35, rim*0.8, rim - 0.004]; ww = [w0, w0, (w0+w1)/2, w1]; yy = [y0, y0+0.004, y1, y1]
                v = []; f = []
                for q in range(4):
                    o_ = side*tw2*(rr[q]/rim)
                    for dy, sh in ((0, -1), (0.006, -0.55), (0.006, 0.55), (0, 1), (-0.03, 0.9), (-0.03, -0.9)):
                        lx, ly, lz = rr[q], yy[q]+dy-0.006, sh*ww[q] + o_
                        v.append((lx*math.cos(a) - lz*math.sin(a), s*ly, lx*math.sin(a) + lz*math.cos(a)))
                for q in range(3):
                    for e in range(6):
                        a0 = q*6+e; b0 = q*6+(e+1) % 6
                        f.append((a0, b0, b0+6, a0+6) if s < 0 else (a0, a0+6, b0+6, b0))
                m3 = bpy.data.meshes.new('spoke'); m3.from_pydata(v, [], f); m3.update()
                o = bpy.data.objects.new('spoke', m3); o.location = loc; m3.materials.append(alloy); scene.collection.objects.link(o)
                bv = o.modifiers.new('b', 'BEVEL'); bv.width = 0.003; bv.segments = 2
# --- mirrors
pm = principled('paintPlain', tuple(paint['color']), Metallic=paint.get('metallic', 0.3), Roughness=paint.get('roughness', 0.35), Clearcoat=1.0)
mx = spec['mirror'][0]; mz = spec['mirror'][1]
for s in (1, -1):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, location=(mx, s*(hw + 0.055), mz)); o = bpy.context.object
    o.scale = (0.075, 0.115, 0.065); o.data.materials.append(pm); bpy.ops.object.shade_smooth()
    bpy.ops.mesh.primitive_cube_add(location=(mx + 0.0, s*(hw - 0.05), mz - 0.05)); o = bpy.context.object; o.scale = (0.03, 0.06, 0.015); o.data.materials.append(black)
    # handles
    for hx, hz in spec.get('handles', []):
        i = int(np.argmin(abs(xs - hx))); yy = np.interp(hz, S[i][8:60, 1], S[i][8:60, 0])
        bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=12, location=(hx, s*(yy + 0.006), hz)); o = bpy.context.object
        o.scale = (0.095, 0.018, 0.014); o.data.materials.append(pm); bpy.ops.object.shade_smooth()
# --- plates
plate = principled('plate', tuple(spec.get('plate', [0.02, 0.08, 0.45])), Roughness=0.4)
for px, sgn in ((front_x(0, spec['plateZ'][0]) - 0.012, 1), (rear_x(0, spec['plateZ'][1]) + 0.012, -1)):
    bpy.ops.mesh.primitive_cube_add(location=(float(px), 0, spec['plateZ'][0] if sgn == 1 else spec['plateZ'][1])); o = bpy.context.object
    o.scale = (0.008, 0.22, 0.07); o.data.materials.append(plate)
# underbody
bpy.ops.mesh.primitive_cube_add(location=(L/2, 0, 0.26)); o = bpy.context.object; o.scale = (L*0.44, hw*0.72, 0.06); o.data.materials.append(black)

# --- studio
bpy.ops.mesh.primitive_plane_add(size=60, location=(L/2, 0, 0)); floor = bpy.context.object; floor.is_shadow_catcher = True
world = bpy.data.worlds.new('w'); scene.world = world; world.use_nodes = True
nt = world.node_tree; bg = nt.nodes['Background']
tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'], sp.inputs[0])
ramp = nt.nodes.new('ShaderNodeValToRGB'); nt.links.new(sp.outputs['Z'], ramp.inputs[0])
e = ramp.color_ramp.elements; e[0].position = 0.0; e[0].color = (0.42, 0.42, 0.43, 1); e[1].position = 0.55; e[1].color = (0.95, 0.96, 0.98, 1)
k = ramp.color_ramp.elements.new(0.04); k.color = (0.10, 0.105, 0.11, 1)
k = ramp.color_ramp.elements.new(0.22); k.color = (0.30, 0.31, 0.33, 1)
nt.links.new(ramp.outputs[0], bg.inputs[0]); bg.inputs[1].default_value = 0.5
def area(loc, target, size, energy):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = energy
    o = bpy.data.objects.new('a', l); o.location = loc; scene.collection.objects.link(o)
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
area((L/2, 0, 5.2), (L/2, 0, 0), (7, 2.2), 330)
area((-1.5, 5.5, 3.0), (L*0.35, 0, 0.7), (5, 1.2), 200)
area((-4.5, -2.5, 2.6), (L*0.3, 0, 0.7), (3, 1.6), 120)
area((L+4, 3, 3), (L*0.7, 0, 0.8), (4, 2), 110)

cam = bpy.data.cameras.new('c'); co = bpy.data.objects.new('c', cam); scene.collection.objects.link(co); scene.camera = co
scene.render.engine = 'CYCLES'; scene.cycles.samples = samples; scene.cycles.use_denoising = False; scene.cycles.device = 'CPU'
scene.cycles.max_bounces = 6; scene.render.film_transparent = True
scene.view_settings.view_transform = 'Filmic'; scene.view_settings.look = 'Medium High Contrast'; scene.view_settings.exposure = spec.get('exposure', -0.15)
scene.render.resolution_x = width; scene.render.resolution_y = int(width*0.6); scene.render.image_settings.color_mode = 'RGBA'
scene.render.threads_mode = 'FIXED'; scene.render.threads = 1
def shoot(name, az, el, dist, lens, tz):
    """az: degrees from the nose, turning to the car's left side."""
    t = Vector((L/2, 0, tz)); a = math.radians(az); b = math.radians(el)
    co.location = t + dist*Vector((-math.cos(a)*math.cos(b), math.sin(a)*math.cos(b), math.sin(b)))
    co.rotation_euler = (t - co.location).to_track_quat('-Z', 'Y').to_euler(); cam.lens = lens
    scene.render.filepath = out + '-' + name + '.png'; bpy.ops.render.render(write_still=True)
V = {'front': (38, 9, 9.5, 62, 0.62), 'side': (90, 3, 11, 74, 0.62), 'rear': (218-360+ 0, 11, 9.5, 62, 0.62), 'ahead': (0, 5, 9, 80, 0.62)}
V['rear'] = (142, 11, 9.5, 62, 0.62)
for v in views: shoot(v, *V[v])
