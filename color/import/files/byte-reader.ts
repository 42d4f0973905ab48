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
    if (this.has(count)) this.at += count;
  }

  uint16(): number {
    if (!this.has(2)) return 0;
    this.at += 2;
    return this.view.getUint16(this.at - 2);
  }

  uint24(): number {
    if (!this.has(3)) return 0;
    this.at += 3;
    return (this.view.getUint16(this.at - 3) << 8) | this.view.getUint8(this.at - 1);
  }

  uint32(): number {
    if (!this.has(4)) return 0;
    this.at += 4;
    return this.view.getUint32(this.at - 4);
  }

  float32(): number {
    if (!this.has(4)) return 0;
    this.at += 4;
    return this.view.getFloat32(this.at - 4);
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

  private has(count: number): boolean {
    if (count <= this.rest) return true;
    this.at = this.view.byteLength;
    this.isOver = true;
    return false;
  }
}
