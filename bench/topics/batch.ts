import { oklchToRgbChannelsInto } from "@colordx/core";
import { rgbToOklch } from "@colordx/core/fn";
import * as texel from "@texel/color";
import { colorModel } from "color-bits/css";
import colorSpace from "color-space";
import wasm, { alloc } from "color-space/wasm";
import * as culoriFn from "culori/fn";
import { oklchPlanesToRgba, rgbaToOklchPlanes } from "../../color/kernel/oklab.ts";
import { cartesianOf, randomRgb24s } from "../colors.ts";
import { contendersFor, FASTEST_JS_PEER, type Topic } from "../topic.ts";

const PIXELS = 256 * 256;
const CHECKED_PIXELS = 1000;
const NOTE =
  "An image of 256 x 256 random pixels, the worst case for branches. color-space has batches of its own, in floats from " +
  "0 to 255; getting bytes into them and out of them is not timed. For the others the loop is ours.";

export function toOklchBatchTopic(): Topic {
  const { ours, peer } = contendersFor<Uint8ClampedArray>();
  const planes = new Float32Array(PIXELS * 3);
  const oklch = colorModel("oklch") as NonNullable<ReturnType<typeof colorModel>>;
  const triple = new Float64Array(3);
  const texelIn = [0, 0, 0];
  const texelOut = [0, 0, 0];
  const store = (i: number, l: number, c: number, h = 0) => {
    planes[i] = l;
    planes[i + PIXELS] = c;
    planes[i + PIXELS * 2] = h;
  };
  const readPlanes = () =>
    sampleOf((i) => cartesianOf([i, i + PIXELS, i + PIXELS * 2].map((at) => planes[at] as number)));
  const readInterleaved = (numbers: Float64Array) => sampleOf((i) => cartesianOf(numbers, i * 3));
  return {
    title: "RGBA bytes to OKLCH, an image at a time",
    per: "pixel",
    unitsPerInput: PIXELS,
    inputs: [randomImage()],
    tolerance: 0.001,
    contenders: [
      ours("rgbaToOklchPlanes", { run: (rgba) => rgbaToOklchPlanes(rgba, planes), read: readPlanes }),
      peer("color-space/wasm", {
        prepare: interleaved,
        run: (pixels) => {
          const buffer = alloc(PIXELS);
          buffer.set(pixels);
          return wasm.rgb.oklch(buffer);
        },
        read: readInterleaved,
      }),
      peer("color-space", {
        prepare: interleaved,
        run: (pixels) => colorSpace.rgb.oklch(pixels),
        read: (numbers) => readInterleaved(numbers as unknown as Float64Array),
      }),
      peer("colordx/fn", {
        run: (rgba) => {
          for (let i = 0, at = 0; i < PIXELS; i++, at += 4) {
            const color = { r: rgba[at] as number, g: rgba[at + 1] as number, b: rgba[at + 2] as number, alpha: 1 };
            const { l, c, h } = rgbToOklch(color);
            store(i, l, c, h);
          }
        },
        read: readPlanes,
      }),
      peer("color-bits, into an array", {
        run: (rgba) => {
          for (let i = 0, at = 0; i < PIXELS; i++, at += 4) {
            oklch.fromSrgb(
              (rgba[at] as number) / 255,
              (rgba[at + 1] as number) / 255,
              (rgba[at + 2] as number) / 255,
              triple,
            );
            store(i, triple[0] as number, triple[1] as number, triple[2]);
          }
        },
        read: readPlanes,
      }),
      peer("culori/fn", {
        run: (rgba) => {
          for (let i = 0, at = 0; i < PIXELS; i++, at += 4) {
            const r = (rgba[at] as number) / 255;
            const g = (rgba[at + 1] as number) / 255;
            const b = (rgba[at + 2] as number) / 255;
            const { l, c, h } = culoriFn.convertLabToLch(culoriFn.convertRgbToOklab({ r, g, b }));
            store(i, l, c, h);
          }
        },
        read: readPlanes,
      }),
      peer("texel, into an array", {
        run: (rgba) => {
          for (let i = 0, at = 0; i < PIXELS; i++, at += 4) {
            texelIn[0] = (rgba[at] as number) / 255;
            texelIn[1] = (rgba[at + 1] as number) / 255;
            texelIn[2] = (rgba[at + 2] as number) / 255;
            texel.convert(texelIn, texel.sRGB, texel.OKLCH, texelOut);
            store(i, texelOut[0] as number, texelOut[1] as number, texelOut[2]);
          }
        },
        read: readPlanes,
      }),
    ],
    goals: [
      { kind: "at least", perSecond: 30e6 },
      { kind: "faster", times: 2.3, than: "color-space/wasm" },
      { kind: "faster", times: 2.5, than: FASTEST_JS_PEER },
    ],
    note: NOTE,
  };
}

export function fromOklchBatchTopic(): Topic {
  const { ours, peer } = contendersFor<Float32Array>();
  const rgba = new Uint8ClampedArray(PIXELS * 4);
  const triple = new Float64Array(3);
  const texelIn = [0, 0, 0];
  const texelOut = [0, 0, 0];
  const store = (at: number, r: number, g: number, b: number) => {
    // The array clamps and rounds.
    rgba[at] = r * 255;
    rgba[at + 1] = g * 255;
    rgba[at + 2] = b * 255;
  };
  const readRgba = () => sampleOf((i) => [...rgba.subarray(i * 4, i * 4 + 3)]);
  const readInterleaved = (numbers: Float64Array) => sampleOf((i) => [...numbers.subarray(i * 3, i * 3 + 3)]);
  const toInterleaved = (planes: Float32Array) =>
    Float64Array.from({ length: PIXELS * 3 }, (_, at) => planes[Math.floor(at / 3) + (at % 3) * PIXELS] as number);
  const planes = new Float32Array(PIXELS * 3);
  rgbaToOklchPlanes(randomImage(), planes);
  return {
    title: "OKLCH to RGBA bytes, an image at a time",
    per: "pixel",
    unitsPerInput: PIXELS,
    inputs: [planes],
    tolerance: 0.6,
    contenders: [
      ours("oklchPlanesToRgba", { run: (oklch) => oklchPlanesToRgba(oklch, rgba), read: readRgba }),
      peer("color-space/wasm", {
        prepare: toInterleaved,
        run: (pixels) => {
          const buffer = alloc(PIXELS);
          buffer.set(pixels);
          return wasm.oklch.rgb(buffer);
        },
        read: readInterleaved,
      }),
      peer("color-space", {
        prepare: toInterleaved,
        run: (pixels) => colorSpace.oklch.rgb(pixels),
        read: (numbers) => readInterleaved(numbers as unknown as Float64Array),
      }),
      peer("colordx, into an array", {
        run: (oklch) => {
          for (let i = 0; i < PIXELS; i++) {
            const hue = oklch[i + PIXELS * 2] as number;
            oklchToRgbChannelsInto(triple, oklch[i] as number, oklch[i + PIXELS] as number, hue);
            store(i * 4, triple[0] as number, triple[1] as number, triple[2] as number);
          }
        },
        read: readRgba,
      }),
      peer("culori/fn", {
        run: (oklch) => {
          for (let i = 0; i < PIXELS; i++) {
            const l = oklch[i] as number;
            const c = oklch[i + PIXELS] as number;
            const h = oklch[i + PIXELS * 2] as number;
            const { r, g, b } = culoriFn.convertOklabToRgb(culoriFn.convertLchToLab({ l, c, h }));
            store(i * 4, r, g, b);
          }
        },
        read: readRgba,
      }),
      peer("texel, into an array", {
        run: (oklch) => {
          for (let i = 0; i < PIXELS; i++) {
            texelIn[0] = oklch[i] as number;
            texelIn[1] = oklch[i + PIXELS] as number;
            texelIn[2] = oklch[i + PIXELS * 2] as number;
            texel.convert(texelIn, texel.OKLCH, texel.sRGB, texelOut);
            store(i * 4, texelOut[0] as number, texelOut[1] as number, texelOut[2] as number);
          }
        },
        read: readRgba,
      }),
    ],
    goals: [
      { kind: "at least", perSecond: 30e6 },
      { kind: "faster", times: 1.7, than: "color-space/wasm" },
      { kind: "faster", times: 2.5, than: FASTEST_JS_PEER },
    ],
    note: NOTE,
  };
}

function randomImage(): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    randomRgb24s(PIXELS).flatMap((rgb24) => [rgb24 >>> 16, rgb24 >>> 8, rgb24, 255].map(byte)),
  );
}

function byte(value: number): number {
  return value & 255;
}

function interleaved(rgba: Uint8ClampedArray): Float64Array {
  return Float64Array.from({ length: PIXELS * 3 }, (_, at) => rgba[Math.floor(at / 3) * 4 + (at % 3)] as number);
}

function sampleOf(read: (pixel: number) => (number | undefined)[]): number[] {
  return Array.from({ length: CHECKED_PIXELS }, (_, i) => read(i).map(Number)).flat();
}
