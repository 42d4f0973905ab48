// The Python for users to copy: standard library only, every channel unrounded.
import { FROM_XYZ, TO_XYZ, WHITE_X, WHITE_Z } from "./matrix-text.ts";

export const PYTHON_TO_RGB = {
  hex: `def hex_to_rgb(code):
    """A code such as #C8C814, C8C814 or #CC1 to 0 to 255 each."""
    digits = code.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    if len(digits) != 6:
        raise ValueError(f"Not a HEX color: {code}")
    return tuple(bytes.fromhex(digits))`,

  hsl: `def hsl_to_rgb(h, s, l):
    """Degrees and percentages to (red, green, blue), 0 to 255."""
    lightness = l / 100
    amount = s / 100 * min(lightness, 1 - lightness)

    def channel(offset):
        k = (offset + h / 30) % 12
        part = max(-1, min(k - 3, 9 - k, 1))
        return 255 * (lightness - amount * part)

    return channel(0), channel(8), channel(4)`,

  hsv: `def hsv_to_rgb(h, s, v):
    """Degrees and percentages to (red, green, blue), 0 to 255."""
    value = v / 100

    def channel(offset):
        k = (offset + h / 60) % 6
        part = max(0, min(k, 4 - k, 1))
        return 255 * value * (1 - s / 100 * part)

    return channel(5), channel(3), channel(1)`,

  cmyk: `def cmyk_to_rgb(c, m, y, k):
    """Percentages to (red, green, blue), 0 to 255. No ICC profile."""
    light = 1 - k / 100
    return tuple(255 * (1 - ink / 100) * light for ink in (c, m, y))`,

  lab: `def lab_to_rgb(l, a, b):
    """CIE Lab (white D50, as in CSS) to (red, green, blue), 0 to 255.

    Colors outside sRGB are clipped.
    """

    def undo(f):
        if f**3 > 216 / 24389:
            return f**3
        return 27 * (116 * f - 16) / 24389

    def encode(light):
        encoded = 12.92 * light
        if light > 0.0031308:
            encoded = 1.055 * light ** (1 / 2.4) - 0.055
        return 255 * min(max(encoded, 0), 1)

    fy = (l + 16) / 116
    x = ${WHITE_X} * undo(fy + a / 500)
    y = undo(fy)
    z = ${WHITE_Z} * undo(fy - b / 200)
    # Bradford adaptation to D65 and the matrix of sRGB in one.
    red = ${FROM_XYZ[0]}
    green = ${FROM_XYZ[1]}
    blue = ${FROM_XYZ[2]}
    return encode(red), encode(green), encode(blue)`,
};

/** The position of a hue on the hexagon, in units of 60°. */
const SIXTH = `    if largest == r:
        sixth = (g - b) / delta % 6
    elif largest == g:
        sixth = (b - r) / delta + 2
    else:
        sixth = (r - g) / delta + 4`;

export const PYTHON_FROM_RGB = {
  hex: `def rgb_to_hex(r, g, b):
    """0 to 255 each, to a code such as #C8C814."""
    code = "#"
    for channel in (r, g, b):
        code += f"{int(min(max(channel, 0), 255) + 0.5):02X}"
    return code`,

  hsl: `def rgb_to_hsl(r, g, b):
    """0 to 255 each, to degrees and percentages. A gray has the hue 0."""
    largest, smallest = max(r, g, b), min(r, g, b)
    delta = largest - smallest
    lightness = (largest + smallest) / 510
    if delta < 0.0003:
        return 0.0, 0.0, 100 * lightness
    saturation = delta / 255 / (1 - abs(2 * lightness - 1))
${SIXTH}
    return 60 * sixth, 100 * saturation, 100 * lightness`,

  hsv: `def rgb_to_hsv(r, g, b):
    """0 to 255 each, to degrees and percentages. A gray has the hue 0."""
    largest = max(r, g, b)
    delta = largest - min(r, g, b)
    if delta < 0.0003:
        return 0.0, 0.0, largest / 2.55
${SIXTH}
    return 60 * sixth, 100 * delta / largest, largest / 2.55`,

  cmyk: `def rgb_to_cmyk(r, g, b):
    """0 to 255 each, to four percentages. No ICC profile."""
    largest = max(r, g, b)
    if largest == 0:
        return 0.0, 0.0, 0.0, 100.0
    c, m, y = (100 * (1 - channel / largest) for channel in (r, g, b))
    return c, m, y, 100 * (1 - largest / 255)`,

  lab: `def rgb_to_lab(r, g, b):
    """0 to 255 each, to L, a and b of CIE Lab (white D50, as in CSS)."""

    def decode(channel):
        encoded = channel / 255
        if encoded <= 0.04045:
            return encoded / 12.92
        return ((encoded + 0.055) / 1.055) ** 2.4

    def f(t):
        if t > 216 / 24389:
            return t ** (1 / 3)
        return (24389 / 27 * t + 16) / 116

    red, green, blue = decode(r), decode(g), decode(b)
    # The matrix of sRGB and the Bradford adaptation to D50 in one.
    x = ${TO_XYZ[0]}
    y = ${TO_XYZ[1]}
    z = ${TO_XYZ[2]}
    fx, fy, fz = f(x / ${WHITE_X}), f(y), f(z / ${WHITE_Z})
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)`,
};
