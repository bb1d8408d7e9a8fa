// Threshold of a cell in a 4 by 4 Bayer matrix (ordered dithering), 0 to 1. Shaders that draw dots include this file.
float threshold(vec2 cell) {
  vec2 low = mod(cell, 2.0);
  vec2 high = mod(floor(cell / 2.0), 2.0);
  float fine = mod(low.x * 2.0 + low.y * 3.0, 4.0);
  float coarse = mod(high.x * 2.0 + high.y * 3.0, 4.0);
  return (fine * 4.0 + coarse + 0.5) / 16.0;
}
