import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture that says where it was taken and by whom. */
export function pictureWithLocation(): Promise<Buffer> {
  const exif = {
    IFD0: { Artist: "Somebody Private" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
  };
  return sharp({ create: { width: 640, height: 480, channels: 3, background: "#336699" } })
    .jpeg()
    .withExif(exif)
    .toBuffer();
}

/** A GIF that is a script too. */
export function gifWithScript(): Buffer {
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  return Buffer.concat([gif, Buffer.from("/*<script>*/=1;alert(document.domain)//</script>")]);
}

/** A PNG with a page behind its end. */
export async function pngWithPage(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
  return Buffer.concat([png, Buffer.from("<html><script>alert(1)</script></html>")]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4);
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** A black PNG of any size: a few kilobytes that unpack to a great many pixels. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF of so many frames of one pixel. */
export function gifOfFrames(count: number): Buffer {
  const start = Buffer.from("474946383961010001008000000000000000ff", "hex");
  const frame = Buffer.from("21f90400000000002c00000000010001000002024401003b".slice(0, -2), "hex");
  return Buffer.concat([start, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

export const svgWithScript = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9" fill="#c00"/></svg>',
);

/** Its entities would grow without end. */
export const svgWithDoctype = Buffer.from(
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
);

export function deepSvg(depth: number): Buffer {
  const inner = depth - 1;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${"<g>".repeat(inner)}${"</g>".repeat(inner)}</svg>`,
  );
}
