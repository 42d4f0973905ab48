const FIRST_SIZE_BYTES = 1024;
const LONGEST_NAME_UNITS = 255;

/** Big-endian bytes, one after the other, as Adobe wants them. */
export class ByteWriter {
  private view = new DataView(new ArrayBuffer(FIRST_SIZE_BYTES));
  private length = 0;

  uint16(value: number): void {
    this.reserve(2);
    this.view.setUint16(this.length, value);
    this.length += 2;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.view.setUint32(this.length, value);
    this.length += 4;
  }

  float32(value: number): void {
    this.reserve(4);
    this.view.setFloat32(this.length, value);
    this.length += 4;
  }

  ascii(text: string): void {
    this.reserve(text.length);
    for (let at = 0; at < text.length; at++) this.view.setUint8(this.length++, text.charCodeAt(at));
  }

  /** UTF-16 with a zero behind it. */
  zeroEnded(text: string): void {
    for (let at = 0; at < text.length; at++) this.uint16(text.charCodeAt(at));
    this.uint16(0);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.view.buffer.slice(0, this.length));
  }

  private reserve(count: number): void {
    const { buffer } = this.view;
    if (this.length + count <= buffer.byteLength) return;
    const larger = new Uint8Array(Math.max(2 * buffer.byteLength, this.length + count));
    larger.set(new Uint8Array(buffer));
    this.view = new DataView(larger.buffer);
  }
}

/** Cut to what the programs take, but not through the middle of an emoji. */
export function cutName(name: string): string {
  if (name.length <= LONGEST_NAME_UNITS) return name;
  return name.slice(0, LONGEST_NAME_UNITS).replace(/[\ud800-\udbff]$/, "");
}
