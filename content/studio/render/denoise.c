/*
 * Denoiser for Cycles builds without OpenImageDenoise: dual-buffer joint non-local means (after Rousselle 2012/2013).
 *
 *   denoise A.exr B.exr out.rgba [radius] [strength first pass] [strength second pass]
 *
 * A and B are two renders of the same view with different seeds (multilayer EXR, uncompressed, 32-bit float).
 * The difference of the halves measures the noise; the weights found in one half filter the other, so noise never votes
 * for itself. Albedo, normal and depth of the render keep edges. Output: width, height (int32), then premultiplied
 * linear RGBA (float32).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef float *Plane;
typedef struct { char name[128]; Plane data; } Channel;
typedef struct { Channel channels[64]; int count; } Picture;

enum { COLOURS = 4, FEATURES = 7 };
static const char *colour_names[COLOURS] = {"Combined.R", "Combined.G", "Combined.B", "Combined.A"};
static const char *feature_names[FEATURES] = {"Denoising Albedo.R", "Denoising Albedo.G", "Denoising Albedo.B", "Denoising Normal.X", "Denoising Normal.Y", "Denoising Normal.Z", "Denoising Depth.Z"};
static const float feature_floor[FEATURES] = {8e-4f, 8e-4f, 8e-4f, 4e-3f, 4e-3f, 4e-3f, 1e-5f};

/* A mirror's features are those of what each sample met in it: so many times their own noise is no other surface. */
enum { STRAY = 4 };

static int width, height;

static Plane new_plane(void) { return calloc((size_t)width * height, sizeof(float)); }

/* ---- reading */

static Picture load(const char *file_name) {
  FILE *file = fopen(file_name, "rb");
  if (!file) { perror(file_name); exit(1); }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size);
  if (fread(bytes, 1, size, file) != (size_t)size) exit(1);
  fclose(file);

  Picture picture = {.count = 0};
  int compression = -1;
  unsigned char *at = bytes + 8;
  while (*at) { /* header attributes: name, type, size, value */
    char *name = (char *)at;
    at += strlen(name) + 1;
    at += strlen((char *)at) + 1;
    int length = *(int *)at;
    at += 4;
    if (!strcmp(name, "channels")) {
      for (unsigned char *entry = at; *entry;) {
        Channel *channel = &picture.channels[picture.count++];
        snprintf(channel->name, sizeof channel->name, "%s", (char *)entry);
        entry += strlen((char *)entry) + 1 + 16;
      }
    }
    if (!strcmp(name, "compression")) compression = *at;
    if (!strcmp(name, "dataWindow")) { int *window = (int *)at; width = window[2] - window[0] + 1; height = window[3] - window[1] + 1; }
    at += length;
  }
  at++;
  if (compression != 0) { fprintf(stderr, "%s: need an uncompressed EXR\n", file_name); exit(1); }
  for (int i = 0; i < picture.count; i++) picture.channels[i].data = new_plane();
  unsigned long long *row_offsets = (unsigned long long *)at;
  for (int row = 0; row < height; row++) {
    unsigned char *line = bytes + row_offsets[row];
    int y = *(int *)line;
    line += 8;
    for (int i = 0; i < picture.count; i++, line += 4 * width) memcpy(picture.channels[i].data + (size_t)y * width, line, 4 * width);
  }
  free(bytes);
  return picture;
}

static Plane channel(Picture *picture, const char *suffix) {
  size_t wanted = strlen(suffix);
  for (int i = 0; i < picture->count; i++) {
    size_t length = strlen(picture->channels[i].name);
    if (length >= wanted && !strcmp(picture->channels[i].name + length - wanted, suffix)) return picture->channels[i].data;
  }
  fprintf(stderr, "no channel %s\n", suffix);
  exit(1);
}

/* ---- filters */

/* Mean over a square of 2 * radius + 1 pixels. */
static void box_mean(Plane source, Plane target, Plane scratch, int radius) {
  int side = 2 * radius + 1;
  #pragma omp parallel for
  for (int y = 0; y < height; y++) {
    float *from = source + (size_t)y * width, *to = scratch + (size_t)y * width;
    double sum = 0;
    for (int x = -radius; x <= radius; x++) sum += from[x < 0 ? 0 : x >= width ? width - 1 : x];
    for (int x = 0; x < width; x++) {
      to[x] = sum / side;
      int enters = x + radius + 1, leaves = x - radius;
      sum += from[enters >= width ? width - 1 : enters] - from[leaves < 0 ? 0 : leaves];
    }
  }
  #pragma omp parallel for
  for (int y = 0; y < height; y++) {
    float *to = target + (size_t)y * width;
    memset(to, 0, 4 * width);
    for (int step = -radius; step <= radius; step++) {
      int row = y + step < 0 ? 0 : y + step >= height ? height - 1 : y + step;
      float *from = scratch + (size_t)row * width;
      for (int x = 0; x < width; x++) to[x] += from[x];
    }
    for (int x = 0; x < width; x++) to[x] /= side;
  }
}

/* Limits each half by the brightest of the eight neighbors in the other: a firefly is one pixel, real glints are wider. */
static Plane without_fireflies(Plane half, Plane other) {
  Plane result = new_plane();
  for (int y = 0; y < height; y++) for (int x = 0; x < width; x++) {
    float most = 0;
    for (int v = y - 1; v <= y + 1; v++) for (int u = x - 1; u <= x + 1; u++)
      if ((u != x || v != y) && u >= 0 && v >= 0 && u < width && v < height) most = fmaxf(most, other[(size_t)v * width + u]);
    size_t pixel = (size_t)y * width + x;
    result[pixel] = fminf(half[pixel], most * 1.5f + 0.05f);
  }
  return result;
}

/* Noise of the mean, from the difference of the halves. */
static void measure_noise(Plane halves[2][COLOURS], Plane noise, Plane scratch, Plane raw, float least) {
  size_t pixels = (size_t)width * height;
  for (size_t p = 0; p < pixels; p++) {
    float sum = 0;
    for (int i = 0; i < COLOURS; i++) { float d = halves[0][i][p] - halves[1][i][p]; sum += d * d; }
    raw[p] = sum / (2 * COLOURS);
  }
  box_mean(raw, noise, scratch, 4);
  for (size_t p = 0; p < pixels; p++) noise[p] = fmaxf(noise[p], least);
}

static float compressed(float value) { value = fmaxf(0, value); return value / (1 + value); }

int main(int argc, char **argv) {
  int window = argc > 4 ? atoi(argv[4]) : 10;
  float strengths[2] = {argc > 5 ? atof(argv[5]) : 0.9f, argc > 6 ? atof(argv[6]) : 1.1f};
  Picture halves[2] = {load(argv[1]), load(argv[2])};
  size_t pixels = (size_t)width * height;

  Plane colour[2][COLOURS], guide[2][COLOURS], result[2][COLOURS], weight_sum[2];
  for (int i = 0; i < COLOURS; i++) {
    Plane a = channel(&halves[0], colour_names[i]), b = channel(&halves[1], colour_names[i]);
    colour[0][i] = without_fireflies(a, b);
    colour[1][i] = without_fireflies(b, a);
    for (int h = 0; h < 2; h++) {
      guide[h][i] = new_plane();
      result[h][i] = new_plane();
      for (size_t p = 0; p < pixels; p++) guide[h][i][p] = compressed(colour[h][i][p]);
    }
  }
  Plane noise = new_plane(), scratch = new_plane(), raw = new_plane(), distance = new_plane();
  Plane patch_distance[2] = {new_plane(), new_plane()};
  for (int h = 0; h < 2; h++) weight_sum[h] = new_plane();
  measure_noise(guide, noise, scratch, raw, 1e-7f);

  /* features: mean of the halves, and how far they may differ before a pixel counts as another surface */
  Plane feature[FEATURES], wobble[FEATURES], keenness[FEATURES];
  for (int i = 0; i < FEATURES; i++) {
    Plane a = channel(&halves[0], feature_names[i]), b = channel(&halves[1], feature_names[i]);
    wobble[i] = new_plane();
    feature[i] = new_plane();
    keenness[i] = new_plane();
    for (size_t p = 0; p < pixels; p++) {
      int depth = i == 6;
      float u = depth ? log2f(fmaxf(1e-3f, fabsf(a[p]))) : a[p], v = depth ? log2f(fmaxf(1e-3f, fabsf(b[p]))) : b[p];
      feature[i][p] = 0.5f * (u + v);
      raw[p] = (u - v) * (u - v) * 0.25f;
    }
    box_mean(raw, wobble[i], scratch, 3);
    for (int y = 0; y < height; y++) for (int x = 0; x < width; x++) {
      size_t p = (size_t)y * width + x;
      float gx = x > 0 && x < width - 1 ? 0.5f * (feature[i][p + 1] - feature[i][p - 1]) : 0;
      float gy = y > 0 && y < height - 1 ? 0.5f * (feature[i][p + width] - feature[i][p - width]) : 0;
      keenness[i][p] = 1.f / (0.49f * fmaxf(feature_floor[i], fmaxf(wobble[i][p], (i < 3 ? 0.5f : 1.f) * (gx * gx + gy * gy))));
    }
  }

  /* pass 0 takes its weights from the raw halves, pass 1 from the result of pass 0; both filter the raw halves */
  for (int pass = 0; pass < 2; pass++) {
    int reach = pass ? window : window - 2, patch = pass ? 1 : 2;
    float strength = strengths[pass] * strengths[pass];
    if (pass) {
      for (int h = 0; h < 2; h++) {
        for (int i = 0; i < COLOURS; i++) for (size_t p = 0; p < pixels; p++) { guide[h][i][p] = compressed(result[h][i][p] / weight_sum[h][p]); result[h][i][p] = 0; }
        memset(weight_sum[h], 0, 4 * pixels);
      }
      measure_noise(guide, noise, scratch, raw, 4e-7f);
    }
    for (int dy = -reach; dy <= reach; dy++) for (int dx = -reach; dx <= reach; dx++) {
      int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? width - dx : width, y0 = dy < 0 ? -dy : 0, y1 = dy > 0 ? height - dy : height;
      long shift = (long)dy * width + dx;
      for (int h = 0; h < 2; h++) {
        #pragma omp parallel for
        for (int y = 0; y < height; y++) {
          size_t row = (size_t)y * width;
          float *d = distance + row;
          memset(d, 0, 4 * width);
          if (y < y0 || y >= y1) continue;
          float *c0 = guide[h][0] + row, *c1 = guide[h][1] + row, *c2 = guide[h][2] + row, *c3 = guide[h][3] + row, *v = noise + row;
          for (int x = x0; x < x1; x++) {
            float here = v[x], there = v[x + shift];
            float r = c0[x] - c0[x + shift], g = c1[x] - c1[x + shift], b = c2[x] - c2[x + shift], a = c3[x] - c3[x + shift];
            d[x] = ((r * r + g * g + b * b + a * a) * (1.f / COLOURS) - (here + fminf(here, there))) / (1e-8f + strength * (here + there));
          }
        }
        box_mean(distance, patch_distance[h], scratch, patch);
      }
      #pragma omp parallel for
      for (int y = y0; y < y1; y++) {
        size_t row = (size_t)y * width;
        for (int x = x0; x < x1; x++) {
          size_t p = row + x;
          float other_surface = 0;
          for (int i = 0; i < FEATURES; i++) {
            float d = feature[i][p] - feature[i][p + shift], here = wobble[i][p], there = wobble[i][p + shift];
            other_surface = fmaxf(other_surface, (d * d - STRAY * (here + fminf(here, there))) * keenness[i][p]);
          }
          for (int h = 0; h < 2; h++) {
            float weight = expf(-fmaxf(fmaxf(patch_distance[1 - h][p], 0), other_surface));
            weight_sum[h][p] += weight;
            for (int i = 0; i < COLOURS; i++) result[h][i][p] += weight * colour[h][i][p + shift];
          }
        }
      }
    }
  }

  FILE *out = fopen(argv[3], "wb");
  if (!out) { perror(argv[3]); return 1; }
  int head[2] = {width, height};
  fwrite(head, 4, 2, out);
  float *line = malloc(4 * COLOURS * width);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) for (int i = 0; i < COLOURS; i++) {
      size_t p = (size_t)y * width + x;
      line[x * COLOURS + i] = 0.5f * (result[0][i][p] / weight_sum[0][p] + result[1][i][p] / weight_sum[1][p]);
    }
    fwrite(line, 4 * COLOURS, width, out);
  }
  return fclose(out);
}
