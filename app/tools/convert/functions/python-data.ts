// The Python that a person copies: standard library only, every channel unrounded.
import { BLUE_OF_XYZ, GREEN_OF_XYZ, RED_OF_XYZ, WHITE_X, WHITE_Z, X_OF_RGB, Y_OF_RGB, Z_OF_RGB } from "./constants.ts";

export const PYTHON_TO_RGB = {
  hex: `def hex_to_rgb(code):
    """"#C8C814", "C8C814" or "#CC1" to (red, green, blue), 0 to 255."""
    digits = code.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    if len(digits) != 6:
        raise ValueError(f"Not a HEX color: {code}")
    return tuple(bytes.fromhex(digits))`,

  hsl: `def hsl_to_rgb(h, s, l):
    """Hue in degrees, saturation and lightness 0 to 100, to (red, green, blue), 0 to 255."""
    lightness = l / 100
    amount = s / 100 * min(lightness, 1 - lightness)

    def channel(offset):
        k = (offset + h / 30) % 12
        return 255 * (lightness - amount * max(-1, min(k - 3, 9 - k, 1)))

    return channel(0), channel(8), channel(4)`,

  hsv: `def hsv_to_rgb(h, s, v):
    """Hue in degrees, saturation and value 0 to 100, to (red, green, blue), 0 to 255."""
    value = v / 100

    def channel(offset):
        k = (offset + h / 60) % 6
        return 255 * (value - value * s / 100 * max(0, min(k, 4 - k, 1)))

    return channel(5), channel(3), channel(1)`,

  cmyk: `def cmyk_to_rgb(c, m, y, k):
    """Cyan, magenta, yellow, black, 0 to 100, to (red, green, blue), 0 to 255. A formula: no ICC profile."""
    light = 1 - k / 100
    return tuple(255 * (1 - ink / 100) * light for ink in (c, m, y))`,

  lab: `def lab_to_rgb(l, a, b):
    """CIE Lab (white D50, as in CSS) to (red, green, blue), 0 to 255. What lies outside sRGB is clipped."""

    def undo(f):
        return f**3 if f**3 > 216 / 24389 else 27 * (116 * f - 16) / 24389

    def encode(light):
        encoded = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
        return 255 * min(max(encoded, 0), 1)

    fy = (l + 16) / 116
    x = ${WHITE_X} * undo(fy + a / 500)
    y = undo(fy)
    z = ${WHITE_Z} * undo(fy - b / 200)
    # XYZ D50 to linear sRGB: Bradford adaptation to D65 and the sRGB matrix in one.
    return (
        encode(${RED_OF_XYZ}),
        encode(${GREEN_OF_XYZ}),
        encode(${BLUE_OF_XYZ}),
    )`,
};

export const PYTHON_FROM_RGB = {
  hex: `def rgb_to_hex(r, g, b):
    """Red, green, blue, 0 to 255, to "#C8C814"."""
    return "#" + "".join(f"{int(min(max(channel, 0), 255) + 0.5):02X}" for channel in (r, g, b))`,

  hsl: `def rgb_to_hsl(r, g, b):
    """Red, green, blue, 0 to 255, to (hue in degrees, saturation, lightness). A gray has the hue 0."""
    largest, smallest = max(r, g, b), min(r, g, b)
    delta = largest - smallest
    lightness = (largest + smallest) / 510
    if delta < 1e-9:
        return 0.0, 0.0, 100 * lightness
    saturation = delta / 255 / (1 - abs(2 * lightness - 1))
    if largest == r:
        sixth = (g - b) / delta % 6
    elif largest == g:
        sixth = (b - r) / delta + 2
    else:
        sixth = (r - g) / delta + 4
    return 60 * sixth, 100 * saturation, 100 * lightness`,

  hsv: `def rgb_to_hsv(r, g, b):
    """Red, green, blue, 0 to 255, to (hue in degrees, saturation, value). A gray has the hue 0."""
    largest = max(r, g, b)
    delta = largest - min(r, g, b)
    if delta < 1e-9:
        return 0.0, 0.0, largest / 2.55
    if largest == r:
        sixth = (g - b) / delta % 6
    elif largest == g:
        sixth = (b - r) / delta + 2
    else:
        sixth = (r - g) / delta + 4
    return 60 * sixth, 100 * delta / largest, largest / 2.55`,

  cmyk: `def rgb_to_cmyk(r, g, b):
    """Red, green, blue, 0 to 255, to (cyan, magenta, yellow, black), 0 to 100. A formula: no ICC profile."""
    largest = max(r, g, b)
    if largest == 0:
        return 0.0, 0.0, 0.0, 100.0
    cyan, magenta, yellow = (100 * (1 - channel / largest) for channel in (r, g, b))
    return cyan, magenta, yellow, 100 * (1 - largest / 255)`,

  lab: `def rgb_to_lab(r, g, b):
    """Red, green, blue, 0 to 255, to (L, a, b) of CIE Lab (white D50, as in CSS)."""

    def decode(channel):
        encoded = channel / 255
        return encoded / 12.92 if encoded <= 0.04045 else ((encoded + 0.055) / 1.055) ** 2.4

    def f(t):
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    red, green, blue = decode(r), decode(g), decode(b)
    # Linear sRGB to XYZ D50, divided by the white: the sRGB matrix and the Bradford adaptation in one.
    x = (${X_OF_RGB}) / ${WHITE_X}
    y = ${Y_OF_RGB}
    z = (${Z_OF_RGB}) / ${WHITE_Z}
    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))`,
};
