import { strFromU8, unzipSync } from 'fflate';

/** Watches what the page hands to the browser as files. */
export function savedFiles() {
  const names: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, blobs, text: (index: number) => textOf(blobs[index]) };
}

async function textOf(blob: Blob | undefined): Promise<string> {
  const bytes = await bytesOf(blob);
  if (strFromU8(bytes.subarray(0, PACKED.length)) !== PACKED) return strFromU8(bytes);
  const parts = Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
  return [PACKED, ...parts].join('\n');
}

/** How a ZIP archive begins, and with it a workbook. */
const PACKED = 'PK';

const bytesOf = (blob: Blob | undefined): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    if (!blob) return reject(new Error('No such file was saved.'));
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('The saved file cannot be read.'));
    reader.readAsArrayBuffer(blob);
  });
