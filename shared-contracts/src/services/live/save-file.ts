/** Hands a response to the browser as a file, under the name that the server gives it. */
export async function saveFile(response: Response): Promise<void> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  saveBlob(await response.blob(), encoded ? decodeURIComponent(encoded) : (plain ?? 'download'));
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
