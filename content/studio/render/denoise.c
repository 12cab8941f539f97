/*
 * Denoiser: the U-Net of Intel Open Image Denoise with its trained weights, because Debian's Blender is built without it.
 *
 *   denoise render.exr folder-of-weights out.rgba keep [coverage.exr page]
 *
 * Albedo and normals are denoised first, because mirrors and panes make them noisy. render.exr is a multilayer EXR of
 * Cycles (uncompressed, 32-bit float) with color, albedo and normal. Output: width, height (int32), then premultiplied
 * linear RGBA (float32). `keep` is the share of the noise that stays, which keeps fine texture. A cut-out has a second
 * render, coverage.exr, whose alpha is that of the machine without the floor, and page, the light that the exposure makes
 * white.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Planes of floats, each row with a border of zeros for the 3x3 filters and space for whole tiles. */
typedef struct { int channels, width, height, stride; size_t plane; float *data; } Image;
typedef float Vector __attribute__((vector_size(32)));
typedef float Unaligned __attribute__((vector_size(32), aligned(4)));

enum { OUTPUTS = 4, VECTORS = 3, LANES = 8, TILE = VECTORS * LANES };
/* The network halves the picture four times. */
enum { ALIGN = 16 };

static void fail(const char *what, const char *name) { fprintf(stderr, "%s: %s\n", what, name); exit(1); }

static Image new_image(int channels, int width, int height) {
  Image image = {channels, width, height, width + 2 + TILE, 0, 0};
  image.plane = (size_t)image.stride * (height + 2);
  image.data = calloc(image.plane * channels + TILE, sizeof(float));
  if (!image.data) fail("no memory", "image");
  return image;
}

static float *row_of(Image image, int channel, int y) {
  return image.data + channel * image.plane + (size_t)(y + 1) * image.stride + 1;
}

static unsigned char *read_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file) { perror(name); exit(1); }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size);
  if (fread(bytes, 1, size, file) != (size_t)size) fail("cannot read", name);
  fclose(file);
  return bytes;
}

#define READ(type, at) ({ type value; memcpy(&value, at, sizeof value); value; })

/* ---- render */

enum { RED, GREEN, BLUE, ALPHA, ALBEDO, NORMAL = ALBEDO + 3, LAYERS = NORMAL + 3 };
static const char *layers[LAYERS] = {"Combined.R", "Combined.G", "Combined.B", "Combined.A", "Denoising Albedo.R", "Denoising Albedo.G", "Denoising Albedo.B", "Denoising Normal.X", "Denoising Normal.Y", "Denoising Normal.Z"};

static int ends_with(const char *name, const char *end) {
  size_t length = strlen(name), wanted = strlen(end);
  return length >= wanted && !strcmp(name + length - wanted, end);
}

/* Reads the layers of `layers`, in their order. */
static Image read_render(const char *name) {
  unsigned char *bytes = read_file(name), *at = bytes + 8;
  int place[LAYERS], count = 0, width = 0, height = 0, compression = -1;
  memset(place, -1, sizeof place);
  while (*at) { /* header attributes: name, type, size, value */
    char *attribute = (char *)at;
    at += strlen(attribute) + 1;
    at += strlen((char *)at) + 1;
    int length = READ(int, at);
    at += 4;
    if (!strcmp(attribute, "channels"))
      for (unsigned char *entry = at; *entry; entry += strlen((char *)entry) + 1 + 16, count++)
        for (int layer = 0; layer < LAYERS; layer++) if (ends_with((char *)entry, layers[layer])) place[layer] = count;
    if (!strcmp(attribute, "compression")) compression = *at;
    if (!strcmp(attribute, "dataWindow")) { width = READ(int, at + 8) - READ(int, at) + 1; height = READ(int, at + 12) - READ(int, at + 4) + 1; }
    at += length;
  }
  at++;
  if (compression != 0) fail("need an uncompressed EXR", name);
  Image render = new_image(LAYERS, width, height);
  for (int layer = 0; layer < LAYERS; layer++) {
    if (place[layer] < 0) fail("no layer", layers[layer]);
    for (int row = 0; row < height; row++) {
      unsigned char *line = bytes + READ(uint64_t, at + 8 * row);
      memcpy(row_of(render, layer, READ(int, line)), line + 8 + (size_t)4 * width * place[layer], 4 * width);
    }
  }
  free(bytes);
  return render;
}

/* ---- weights */

static unsigned char *tensors;

/* Finds a tensor in the table of a TZA file; values are half floats. */
static float *tensor(const char *layer, const char *part, int *inputs, int *outputs) {
  char wanted[64];
  snprintf(wanted, sizeof wanted, "%s.%s", layer, part);
  unsigned char *at = tensors + READ(uint64_t, tensors + 4);
  uint32_t count = READ(uint32_t, at);
  at += 4;
  for (uint32_t i = 0; i < count; i++) {
    int length = READ(uint16_t, at);
    int found = length == (int)strlen(wanted) && !memcmp(at + 2, wanted, length);
    at += 2 + length;
    int dimensions = *at++;
    if (found) {
      size_t size = 1;
      for (int k = 0; k < dimensions; k++) size *= READ(uint32_t, at + 4 * k);
      *outputs = READ(uint32_t, at);
      if (dimensions > 1) *inputs = READ(uint32_t, at + 4);
      at += 5 * dimensions;
      if (*at != 'h') fail("not a half float tensor", wanted);
      unsigned char *values = tensors + READ(uint64_t, at + 1);
      float *result = calloc(size + OUTPUTS * size / *outputs, sizeof(float)); /* zeros fill the last group of outputs */
      for (size_t k = 0; k < size; k++) result[k] = READ(_Float16, values + 2 * k);
      return result;
    }
    at += 5 * dimensions + 1 + 8;
  }
  fail("no tensor", wanted);
  return 0;
}

/* ---- network */

/* 3x3 convolution and ReLU. Frees its input unless it is used again. */
static Image convolve(Image input, const char *layer, int keep) {
  int inputs = 0, outputs = 0;
  float *weights = tensor(layer, "weight", &inputs, &outputs), *bias = tensor(layer, "bias", &inputs, &outputs);
  if (inputs != input.channels) fail("wrong number of channels", layer);
  Image output = new_image(outputs, input.width, input.height);
  #pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < input.height; y++)
    for (int first = 0; first < outputs; first += OUTPUTS)
      for (int x = 0; x < input.width; x += TILE) {
        Vector sum[OUTPUTS][VECTORS];
        for (int o = 0; o < OUTPUTS; o++) for (int v = 0; v < VECTORS; v++) sum[o][v] = (Vector){} + bias[first + o];
        for (int channel = 0; channel < inputs; channel++)
          for (int tap = 0; tap < 9; tap++) {
            const float *from = row_of(input, channel, y + tap / 3 - 1) + x + tap % 3 - 1;
            Vector light[VECTORS];
            for (int v = 0; v < VECTORS; v++) light[v] = *(const Unaligned *)(from + v * LANES);
            for (int o = 0; o < OUTPUTS; o++) {
              float weight = weights[((first + o) * inputs + channel) * 9 + tap];
              for (int v = 0; v < VECTORS; v++) sum[o][v] += light[v] * weight;
            }
          }
        for (int o = 0; o < OUTPUTS && first + o < outputs; o++) {
          float *to = row_of(output, first + o, y) + x;
          for (int i = 0; i < TILE && x + i < input.width; i++) to[i] = fmaxf(0, sum[o][i / LANES][i % LANES]);
        }
      }
  free(weights);
  free(bias);
  if (!keep) free(input.data);
  return output;
}

/* Half the size: the largest of four. */
static Image pool(Image input) {
  Image output = new_image(input.channels, input.width / 2, input.height / 2);
  for (int c = 0; c < input.channels; c++) for (int y = 0; y < output.height; y++) {
    float *to = row_of(output, c, y), *above = row_of(input, c, 2 * y), *below = row_of(input, c, 2 * y + 1);
    for (int x = 0; x < output.width; x++) to[x] = fmaxf(fmaxf(above[2 * x], above[2 * x + 1]), fmaxf(below[2 * x], below[2 * x + 1]));
  }
  free(input.data);
  return output;
}

/* Twice the size, followed by the channels of the same size from the way down. */
static Image enlarge(Image input, Image skipped) {
  Image output = new_image(input.channels + skipped.channels, skipped.width, skipped.height);
  for (int c = 0; c < output.channels; c++) for (int y = 0; y < output.height; y++) {
    float *to = row_of(output, c, y);
    if (c >= input.channels) memcpy(to, row_of(skipped, c - input.channels, y), 4 * output.width);
    else for (int x = 0; x < output.width; x++) to[x] = row_of(input, c, y / 2)[x / 2];
  }
  free(input.data);
  free(skipped.data);
  return output;
}


static Image network(Image input) {
  Image half = pool(convolve(convolve(input, "enc_conv0", 1), "enc_conv1", 0));
  Image quarter = pool(convolve(half, "enc_conv2", 1));
  Image eighth = pool(convolve(quarter, "enc_conv3", 1));
  Image deepest = pool(convolve(eighth, "enc_conv4", 1));
  Image up = convolve(convolve(deepest, "enc_conv5a", 0), "enc_conv5b", 0);
  up = convolve(convolve(enlarge(up, eighth), "dec_conv4a", 0), "dec_conv4b", 0);
  up = convolve(convolve(enlarge(up, quarter), "dec_conv3a", 0), "dec_conv3b", 0);
  up = convolve(convolve(enlarge(up, half), "dec_conv2a", 0), "dec_conv2b", 0);
  up = convolve(convolve(enlarge(up, input), "dec_conv1a", 0), "dec_conv1b", 0);
  return convolve(up, "dec_conv0", 0);
}

/* ---- light */

/* Light to the scale that the network was trained with, and back (the functions PU of Open Image Denoise). */
static float encode(float y) {
  if (y <= 1.57945760e-06f) return 1.41283765e+03f * y;
  if (y <= 3.22087631e-02f) return 1.64593172e+00f * powf(y, 4.31384981e-01f) - 2.94139609e-03f;
  return 1.92653254e-01f * logf(y + 6.26026094e-03f) + 9.98620152e-01f;
}
static float decode(float x) {
  if (x <= 2.23151711e-03f) return x / 1.41283765e+03f;
  if (x <= 3.70974749e-01f) return powf((x + 2.94139609e-03f) / 1.64593172e+00f, 1 / 4.31384981e-01f);
  return expf((x - 9.98620152e-01f) / 1.92653254e-01f) - 6.26026094e-03f;
}
enum { BRIGHTEST = 65504 };

/* Exposure that makes the mean luminance (of what is not black) middle gray. */
static float exposure(Image render) {
  double sum = 0, count = 0;
  for (int y = 0; y < render.height; y++) for (int x = 0; x < render.width; x++) {
    float luminance = 0.212671f * row_of(render, RED, y)[x] + 0.715160f * row_of(render, GREEN, y)[x] + 0.072169f * row_of(render, BLUE, y)[x];
    if (luminance > 1e-4f) { sum += log2f(luminance); count++; }
  }
  return count ? 0.18f / exp2f(sum / count) : 1;
}

static float limited(float value, float low, float high) { return isfinite(value) ? fminf(high, fmaxf(low, value)) : 0; }

/* Position within a row or column; what lies beyond its end is mirrored. */
static int mirrored(int position, int size) { return position < size ? position : 2 * size - 1 - position; }

/* Denoises three layers of the render in place. `scale` is the exposure of light, unused for albedo and normals. */
static void denoise(Image render, const char *weights, const int colors[3], float scale) {
  int width = (render.width + ALIGN - 1) / ALIGN * ALIGN, height = (render.height + ALIGN - 1) / ALIGN * ALIGN;
  float full = encode(BRIGHTEST);
  int guides = colors[0] < ALBEDO; /* light is denoised with albedo and normals beside it */
  tensors = read_file(weights);
  if (READ(uint16_t, tensors) != 0x41d7) fail("not a TZA file", weights);
  Image input = new_image(guides ? 9 : 3, width, height);
  for (int c = 0; c < input.channels; c++) for (int y = 0; y < height; y++) {
    int layer = c < 3 ? colors[c] : ALBEDO + c - 3;
    float *from = row_of(render, layer, mirrored(y, render.height)), *to = row_of(input, c, y);
    for (int x = 0; x < width; x++) {
      float value = from[mirrored(x, render.width)];
      to[x] = layer < ALBEDO ? encode(limited(value * scale, 0, BRIGHTEST)) / full : layer < NORMAL ? limited(value, 0, 1) : limited(value, -1, 1) / 2 + 0.5f;
    }
  }
  Image output = network(input);
  for (int c = 0; c < 3; c++) for (int y = 0; y < render.height; y++)
    for (int x = 0; x < render.width; x++) {
      float value = row_of(output, c, y)[x];
      row_of(render, colors[c], y)[x] = colors[c] < ALBEDO ? decode(value * full) / scale : colors[c] < NORMAL ? value : 2 * value - 1;
    }
  free(output.data);
  free(tensors);
}

static const float SOLID = 0.999f, PANE = 0.5f, EMPTY = 0.002f;
/* Half of the square around a pixel that decides what the pixel is. */
enum { AROUND = 2 };

/* Puts the white page behind a cut-out, because the network was not trained with transparency. */
static void add_page(Image render, float page) {
  for (int y = 0; y < render.height; y++) for (int x = 0; x < render.width; x++)
    for (int c = RED; c <= BLUE; c++) row_of(render, c, y)[x] += page * (1 - limited(row_of(render, ALPHA, y)[x], 0, 1));
}

/* The share of the page's light that a pixel lacks. */
static float darkness(Image render, float page, int x, int y) {
  float darkest = 1;
  for (int c = RED; c <= BLUE; c++) darkest = fminf(darkest, row_of(render, c, y)[x] / page);
  return limited(1 - darkest, 0, 1);
}

/* Alpha of a pixel from the coverage of the machine and from the floor beside it, which has its shadow. The coverage of
   translucent parts is noisy: they have the denoised alpha of the render, as have panes before the floor. */
static float exact_alpha(Image render, Image coverage, float page, int x, int y) {
  float shadow = 0, least = 1, greatest = 0, covered = row_of(coverage, ALPHA, y)[x];
  int floors = 0;
  if (covered <= EMPTY) return darkness(render, page, x, y);
  for (int v = y - AROUND; v <= y + AROUND; v++) for (int u = x - AROUND; u <= x + AROUND; u++) {
    if (u < 0 || v < 0 || u >= coverage.width || v >= coverage.height) continue;
    float value = row_of(coverage, ALPHA, v)[u];
    least = fminf(least, value), greatest = fmaxf(greatest, value);
    if (value <= EMPTY) shadow += darkness(render, page, u, v), floors++;
  }
  if (least >= SOLID) return 1;
  if (greatest >= SOLID && floors) return covered + (1 - covered) * shadow / floors;
  if (greatest >= SOLID && least < PANE) return covered;
  return fmaxf(limited(row_of(render, ALPHA, y)[x], 0, 1), darkness(render, page, x, y));
}

/* Takes the page away again: on white, light and coverage give what the network saw. Pure shadow stays without light. */
static void remove_page(Image render, Image coverage, float page) {
  Image alpha = new_image(1, render.width, render.height);
  for (int y = 0; y < render.height; y++)
    for (int x = 0; x < render.width; x++) row_of(alpha, 0, y)[x] = exact_alpha(render, coverage, page, x, y);
  for (int y = 0; y < render.height; y++) for (int x = 0; x < render.width; x++) {
    float rest = 1 - (row_of(render, ALPHA, y)[x] = row_of(alpha, 0, y)[x]);
    int is_shadow = row_of(coverage, ALPHA, y)[x] <= EMPTY;
    for (int c = RED; c <= BLUE; c++) row_of(render, c, y)[x] = is_shadow ? 0 : fmaxf(0, row_of(render, c, y)[x] - page * rest);
  }
}

static float luminance(Image render, int x, int y) {
  return 0.212671f * row_of(render, RED, y)[x] + 0.715160f * row_of(render, GREEN, y)[x] + 0.072169f * row_of(render, BLUE, y)[x];
}

/* Gives back a share of the noise's luminance; fireflies are limited, and colors do not change. */
static void keep_noise(Image render, Image noisy, float keep) {
  for (int y = 0; y < render.height; y++) for (int x = 0; x < render.width; x++) {
    float clean = luminance(render, x, y);
    float factor = 1 + keep * limited(luminance(noisy, x, y) / fmaxf(clean, 1e-4f) - 1, -0.4f, 0.4f);
    for (int c = RED; c <= BLUE; c++) row_of(render, c, y)[x] *= factor;
  }
}

int main(int argc, char **argv) {
  if (argc != 5 && argc != 7) fail("arguments", "render.exr folder-of-weights out.rgba keep [coverage.exr page]");
  int is_cut_out = argc == 7;
  float keep = atof(argv[4]), page = is_cut_out ? atof(argv[6]) : 1;
  char light[4096], albedo[4096], normal[4096];
  snprintf(light, sizeof light, "%s/rt_hdr_calb_cnrm.tza", argv[2]);
  snprintf(albedo, sizeof albedo, "%s/rt_alb.tza", argv[2]);
  snprintf(normal, sizeof normal, "%s/rt_nrm.tza", argv[2]);
  Image render = read_render(argv[1]);
  denoise(render, albedo, (int[]){ALBEDO, ALBEDO + 1, ALBEDO + 2}, 1);
  denoise(render, normal, (int[]){NORMAL, NORMAL + 1, NORMAL + 2}, 1);
  if (is_cut_out) add_page(render, page);
  Image noisy = keep > 0 ? read_render(argv[1]) : render;
  denoise(render, light, (int[]){RED, GREEN, BLUE}, exposure(render));
  if (keep > 0) keep_noise(render, noisy, keep);
  if (is_cut_out) {
    denoise(render, light, (int[]){ALPHA, ALPHA, ALPHA}, 1);
    remove_page(render, read_render(argv[5]), page);
  }
  FILE *out = fopen(argv[3], "wb");
  if (!out) { perror(argv[3]); return 1; }
  fwrite((int[]){render.width, render.height}, 4, 2, out);
  for (int y = 0; y < render.height; y++)
    for (int x = 0; x < render.width; x++) for (int c = RED; c <= ALPHA; c++) fwrite(row_of(render, c, y) + x, 4, 1, out);
  return fclose(out);
}
