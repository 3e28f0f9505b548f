/** Letters are recognised in a picture of this size; a camera's is several times larger. */
const longestSide = 2200;
const quality = 0.88;

/** A photograph in a size that is quickly sent and read; any other file, and one that no browser can draw, as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!/^image\/(?:png|jpeg)$/.test(file.type) || typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  const scale = picture ? longestSide / Math.max(picture.width, picture.height) : 1;
  if (!picture || scale >= 1) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
  return blob ? new File([blob], file.name, { type: file.type }) : file;
}
