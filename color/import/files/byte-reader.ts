/** Big-endian bytes, one after the other. Past the end everything is 0 and `isOver` becomes true; it never throws. */
export class ByteReader {
  at = 0;
  isOver = false;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get rest(): number {
    return this.view.byteLength - this.at;
  }

  skip(count: number): void {
    this.take(count, () => 0);
  }

  uint16(): number {
    return this.take(2, (at) => this.view.getUint16(at));
  }

  uint24(): number {
    return this.take(3, (at) => (this.view.getUint16(at) << 8) | this.view.getUint8(at + 2));
  }

  uint32(): number {
    return this.take(4, (at) => this.view.getUint32(at));
  }

  float32(): number {
    return this.take(4, (at) => this.view.getFloat32(at));
  }

  ascii(length: number): string {
    if (!this.has(length)) return "";
    let text = "";
    for (let index = 0; index < length; index++) text += String.fromCharCode(this.view.getUint8(this.at++));
    return text;
  }

  /** UTF-16 up to its first zero. */
  utf16(units: number): string {
    if (!this.has(2 * units)) return "";
    let text = "";
    for (let index = 0; index < units; index++) text += String.fromCharCode(this.uint16());
    return text.split("\0", 1)[0] ?? "";
  }

  private take(count: number, read: (at: number) => number): number {
    if (!this.has(count)) return 0;
    this.at += count;
    return read(this.at - count);
  }

  private has(count: number): boolean {
    if (count <= this.rest) return true;
    this.at = this.view.byteLength;
    this.isOver = true;
    return false;
  }
}
