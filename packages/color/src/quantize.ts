export {
  type Quantized,
  type QuantizedColor,
  type QuantizeOptions,
  quantize,
  quantizeRough,
} from "../../../color/quantize.ts";
