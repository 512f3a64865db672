// Text for a link or a QR code: compressed, in letters that an address may have.

const MARK = "1."; // the way it is packed
export const isPacked = (about: string): boolean => about.startsWith(MARK);

export const packText = async (text: string): Promise<string> =>
  MARK + toText(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));

export const unpackText = async (packed: string): Promise<string> =>
  new TextDecoder().decode(
    await through(fromText(packed.slice(MARK.length)), new DecompressionStream("deflate-raw"), MOST),
  );

const MOST = 1024 * 1024; // bytes: a small text can be made to unpack into a huge one

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair,
  most = Infinity,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) throw new Error("too large");
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
